import type { Violation } from './rules.ts';

/** A text that shoppers read. */
export interface ShopText {
  where: string;
  language: string;
  text: string;
}

/** By language, where somebody has looked: general claims and claims by offsetting (UWG, annex nos. 4a and 4c), as parts of words. */
const claimWords: Partial<Record<string, RegExp>> = {
  de: /umwelt(freund|schon|bewusst)|nachhaltig|klima(neutral|positiv|kompens|freundlich|bewusst|schon)|CO[2₂][- ](neutral|kompens|frei|ausgleich)|kompensieren das CO|biologisch abbaubar/gi,
  en: /(eco|environment(ally)?|earth|planet)[- ]friendly|sustainab|(climate|carbon|CO[2₂])[- ](neutral|positive|friendly|minded|compensat|free|offset)|offset the CO|biodegradable/gi,
  da: /miljø(venlig|rigtig)|bæredygtig|klima(neutral|positiv|kompens|venlig|bevidst)|CO[2₂][- ](neutral|kompens|fri)|kompenserer CO|bionedbrydelig/gi,
};

/** Claims about health and nutrition that Reg. 1924/2006 does not allow without conditions. */
const foodClaims: Partial<Record<string, RegExp>> = {
  de: /bekömmlich|magen(freund|schon|verträg)|gut verträglich|gesünder|entschlack|ohne Kopfschmerz|(wenig|keine) Kalorien|kalorienarm|ohne Zuckerzusatz/gi,
  en: /(easy|gentle|kind) (on|to) (the|your) stomach|stomach[- ]friendly|healthier|detox|without a headache|(few|no) calories|low[- ]calorie|no added sugar/gi,
  da: /(mild|skånsom)\p{L}* (mod|for|ved) maven|mavevenlig|sundere|udrens|uden hovedpine|(få|ingen) kalorier|kaloriefattig|uden tilsat sukker/giu,
};

interface AllowedClaim {
  where: RegExp;
  reason: string;
}

/** Uses that are no claim about the goods, each with its reason. */
const allowedClaims: AllowedClaim[] = [
  {
    where: /^knowledge\/certificates\//,
    reason: 'explains what such words do and do not say',
  },
];

/** Articles, as documents or pages, inform about coffee and praise no product. */
const isArticle = (where: string) => /^(knowledge\/|\/\w+\/a\/)/.test(where);

/** The texts of shop.claims.co2CompensatedDeliveries, and nothing else; reported as a notice instead. */
const co2Claim =
  /^(pages\/co2\/(de|en|da)|footer\.co2Compensated\.[01]|content\.mainMenu\.groups\.6\.items\.2\.items\.4\.(title|url))$/;

const found = (words: RegExp | undefined, text: string) => (words && text.match(words)) ?? [];

export function textViolations(
  { where, language, text }: ShopText,
  isCo2ClaimConfigured: boolean,
): Violation[] {
  const isAllowed =
    allowedClaims.some((allowed) => allowed.where.test(where)) ||
    (isCo2ClaimConfigured && co2Claim.test(where));
  const claims = isAllowed ? [] : found(claimWords[language], text);
  const foodClaimsFound = isArticle(where) ? [] : found(foodClaims[language], text);
  return [
    ...foodClaimsFound.map(
      (word): Violation => ({
        rule: 'food-claim',
        where: `${where} (${language})`,
        problem: `"${word}" needs an allowed claim, or must go`,
      }),
    ),
    ...claims.map(
      (word): Violation => ({
        rule: 'environmental-claim',
        where: `${where} (${language})`,
        problem: `"${word}" needs its specification on the same screen, or must go`,
      }),
    ),
    ...(text.includes('ec.europa.eu/consumers/odr')
      ? [
          {
            rule: 'dispute-link' as const,
            where: `${where} (${language})`,
            problem: 'links to the platform that closed on 20 July 2025',
          },
        ]
      : []),
  ];
}
