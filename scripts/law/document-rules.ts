import type { Language } from '../../storefront/app/i18n/languages.ts';
import type { RuleId, Violation } from './rules.ts';

/** What a page of the shop must contain, in each language. */
interface RequiredDocument {
  rule: RuleId;
  /** Its folder in storefront/content. */
  document: string;
  /** Whose law it is, if not that of the EU: asked of shops that deliver there. */
  country?: string;
  /** Asked of shops where customers can pay later. */
  ofCredit?: true;
  contains: (string | Partial<Record<string, string>>)[];
}

const requiredDocuments: RequiredDocument[] = [
  {
    rule: 'withdrawal-notice',
    document: 'pages/returns',
    contains: [
      '"companyName"',
      '"companyAddress"',
      '"phone"',
      '"contractsEmail"',
      '/withdrawal)',
      '<WithdrawalForm />',
      {
        de: 'auf einem dauerhaften Datenträger',
        en: 'on a durable medium',
        da: 'på et varigt medium',
      },
    ],
  },
  {
    rule: 'imprint',
    document: 'pages/imprint',
    contains: [
      '<CompanyAddress />',
      '"managers"',
      '"registerCourt"',
      '"registerNumber"',
      '"vatId"',
    ],
  },
  {
    rule: 'imprint',
    document: 'pages/imprint',
    country: 'DE',
    contains: ['"weeeNumber"', '"packagingNumber"'],
  },
  {
    rule: 'accessibility-statement',
    document: 'pages/accessibility',
    country: 'DE',
    contains: [
      'EN 301 549',
      'Carl-Miller-Straße 6, 39112 Magdeburg',
      'kontakt@mlbf-barrierefrei.de',
      { de: '## Der Dienst', en: '## The service', da: '## Tjenesten' },
    ],
  },
  {
    rule: 'privacy-retention',
    document: 'pages/privacy',
    contains: [
      '"bookkeepingYears"',
      '"declarationYears"',
      '"unconfirmedSignUpDays"',
      { de: '## Drittländer', en: '## Third countries', da: '## Tredjelande' },
    ],
  },
  {
    rule: 'stored-history',
    document: 'pages/privacy',
    contains: [
      '| delivery_country |',
      {
        de: 'nur wenn du es dort einschaltest',
        en: 'only if you switch it on there',
        da: 'kun hvis du slår det til der',
      },
    ],
  },
  {
    rule: 'review-verification',
    document: 'pages/review-check',
    contains: [{ de: 'Bestellung', en: 'order', da: 'ordre' }],
  },
  {
    rule: 'guarantee-notice',
    document: 'pages/legal-guarantee',
    contains: ['<LegalGuaranteeNotice />', 'https://europa.eu/youreurope/'],
  },
  ...['pages/legal-guarantee', 'pages/returns'].map(
    (document): RequiredDocument => ({
      rule: 'repair-liability',
      document,
      contains: [{ de: 'zwölf Monate', en: 'twelve months', da: 'tolv måneder' }],
    }),
  ),
  {
    rule: 'credit-warning',
    document: 'pages/payment',
    ofCredit: true,
    contains: [
      {
        de: 'Achtung! Kreditaufnahme kostet Geld',
        en: 'Caution! Borrowing money costs money',
        da: 'Advarsel! Det koster penge at låne penge',
      },
    ],
  },
  {
    rule: 'disposal-information',
    document: 'pages/disposal',
    country: 'DE',
    contains: [
      '"weeeNumber"',
      '"packagingNumber"',
      '"companyAddress"',
      { de: '## Batterien', en: '## Batteries', da: '## Batterier' },
    ],
  },
];

/** Sources of documents by "folder/language". */
export type Sources = ReadonlyMap<string, string>;

export function documentViolations(
  sources: Sources,
  languages: readonly Language[],
  countries: readonly string[],
  offersCredit = true,
): Violation[] {
  const required = requiredDocuments.filter(
    ({ country, ofCredit }) =>
      (country === undefined || countries.includes(country)) && (offersCredit || !ofCredit),
  );
  return required.flatMap(({ rule, document, contains }) =>
    languages.flatMap((language) => {
      const where = `${document}/${language}`;
      const source = sources.get(where);
      if (source === undefined) return [{ rule, where, problem: 'the document is missing' }];
      return (
        contains
          // the words of a language that nobody has looked up are not asked for
          .flatMap((part) => (typeof part === 'string' ? part : (part[language] ?? [])))
          .filter((part) => !source.includes(part))
          .map((part) => ({ rule, where, problem: `does not contain: ${part}` }))
      );
    }),
  );
}
