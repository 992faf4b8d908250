// Statements of a text that the product's own facts contradict: materials, supplied parts, shares, varieties, allergens.

import type { Localized } from '../../catalogue/model.ts';
import type { ProductPage } from './product-page.ts';
import { readQuantities } from './quantities.ts';
import { isCoffee } from './quantity-rules.ts';

type Rule = (page: ProductPage) => string[];

const materials: Record<string, RegExp> = {
  steel: /stahl|steel|stål|staal/i,
  aluminium: /alumin/i,
  brass: /messing|\bbrass\b/i,
  copper: /kupfer|copper|kobber/i,
  porcelain: /porzellan|porcelain|porcelæn/i,
  stoneware: /steinzeug|stoneware|stentøj/i,
  ceramic: /kerami[ek]|ceramic/i,
  plastic: /kunststoff|plastic|\bplast/i,
  silicone: /silikon|silicone/i,
  enamel: /emaill|enamel|emalj/i,
};
/** Fired clay is all of these. */
const isCeramic = ['porcelain', 'stoneware', 'ceramic'];

const materialsIn = (text: string) =>
  Object.entries(materials)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);

const materialLabels = /^(?:Material|Materiale)$/;
/** The product itself is said to be made of something: "fired from stoneware", "aus Porzellan". */
const madeOf: Localized<RegExp> = {
  de: /(?:\baus |Wand aus |ist aus |wiegt .* aus )([\p{L}-]+)/u,
  en: /\b(?:made of|from|is of|walls? of) ([\p{L}-]+(?: [\p{L}-]+)?)/u,
  da: /\b(?:af|i) ([\p{L}æøå-]+)/u,
};

/** Parts have materials of their own. */
const ofAPart: Localized<RegExp> = {
  de: /Dichtung|Ring|Deckel|Griff|Boden/,
  en: /seal|gasket|\bring\b|\blid\b|handle|\bbase\b/i,
  da: /tætning|pakning|\bring\b|låg|greb|bund/i,
};

/** What the product is said to be made of, in its name or in a sentence, and is not. */
const materialProblems: Rule = (page) => {
  const row = page.facts.find(({ label }) => materialLabels.test(label));
  if (!row) return [];
  const known = new Set(
    [...page.facts.map(({ value }) => value), ...page.optionValues, ...page.supplied].flatMap(
      materialsIn,
    ),
  );
  if (isCeramic.some((name) => known.has(name))) known.add('ceramic');
  const unknown = (text: string) => materialsIn(text).filter((name) => !known.has(name));
  const claims = page.sentences.flatMap(({ text }) => {
    const [, material] = madeOf[page.language].exec(text) ?? [];
    const isPart = ofAPart[page.language].test(text);
    return material === undefined || isPart ? [] : [{ text, material }];
  });
  return [
    ...unknown(page.title).map((name) => `the title says ${name}, the facts “${row.value}”`),
    ...claims.flatMap(({ text, material }) =>
      unknown(material).map((name) => `says ${name}, the facts “${row.value}”: ${text}`),
    ),
  ];
};

const notSupplied: Localized<RegExp> = {
  de: /nicht dabei|nicht enthalten|einzeln dazu|getrennt erhältlich|gibt es einzeln|extra zu kaufen/i,
  en: /sold separately|not included|not supplied|buy separately/i,
  da: /sælges separat|følger ikke med|ikke inkluderet|købes separat/i,
};
const supplied: Localized<RegExp> = {
  de: /(?:mitgeliefert|beiliegend)e?[nrms]? ([\p{L}-]+)/iu,
  en: /\b(?:supplied|included|enclosed) ([\p{L}-]+)/iu,
  da: /\bmedfølgende ([\p{L}-]+)/iu,
};

/** Parts said to be missing that are in the box, and parts spoken of as supplied that are not. */
const suppliedPartProblems: Rule = (page) => {
  const texts = [
    ...page.sentences.map(({ text }) => text),
    ...page.reviews.flatMap(({ body }) => body.split(/(?<=[.!?])\s/)),
  ];
  const box = page.supplied.join(' ').toLowerCase();
  const nouns = page.supplied.flatMap((item) =>
    item
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3),
  );
  return texts.flatMap((text) => {
    const denied = notSupplied[page.language].test(text)
      ? nouns.filter((noun) => text.toLowerCase().includes(noun))
      : [];
    const [, part] = supplied[page.language].exec(text) ?? [];
    return [
      ...denied.map((noun) => `“${noun}” is in the box: ${text}`),
      ...(part !== undefined && !box.includes(part.toLowerCase())
        ? [`“${part}” is not in the box: ${text}`]
        : []),
    ];
  });
};

const saucer: Localized<RegExp> = { de: /Untertasse/, en: /saucer/, da: /underkop/ };
const travelMug: Localized<RegExp> = {
  de: /Reisebecher|Becher/,
  en: /travel mug|\bmug\b/,
  da: /rejsekrus|\bkrus\b/,
};

/** Only cups have saucers: a mug needs no word on the one it lacks. */
const saucerProblems: Rule = (page) =>
  travelMug[page.language].test(page.title)
    ? page.facts
        .filter(({ value }) => saucer[page.language].test(value))
        .map(({ value }) => `a mug has no saucer to be “${value}”`)
    : [];

/** Shares of a blend named in one sentence make up the whole. */
const shareProblems: Rule = (page) =>
  isCoffee(page)
    ? page.sentences.flatMap(({ text }) => {
        const shares = readQuantities(text, page.language).filter(
          ({ dimension }) => dimension === 'share',
        );
        const sum = shares.reduce((total, { from }) => total + from, 0);
        return shares.length > 1 && sum !== 100 ? [`shares add up to ${sum} %: ${text}`] : [];
      })
    : [];

const robusta = /robusta/i;

/** A share beside the word Robusta is the share of Robusta. */
const robustaProblems: Rule = (page) => {
  const facts = page.facts.flatMap(({ value }) =>
    [...value.matchAll(/(\d+)\s?% Robusta/g)].map(([, share]) => Number(share)),
  );
  if (!isCoffee(page) || facts.length === 0) return [];
  return page.sentences.flatMap(({ text }) => {
    const shares = readQuantities(text, page.language).filter(
      ({ dimension }) => dimension === 'share',
    );
    const [share] = shares;
    return robusta.test(text) && shares.length === 1 && share && !facts.includes(share.from)
      ? [`the blend has ${facts[0]} % Robusta: ${text}`]
      : [];
  });
};

const varietyLabels = ['Varietäten', 'Varieties', 'Varieteter'];
const onlyVariety: Localized<RegExp> = {
  de: /ganz aus|mehr Zutaten|heißt die Sorte|Die Sorte /i,
  en: /is all |no other ingredients|The variety /i,
  da: /helt af|flere ingredienser|Sorten /i,
};

/** A coffee of several varieties is not said to be of one. */
const varietyProblems: Rule = (page) => {
  const row = page.facts.find(({ label }) => varietyLabels.includes(label));
  const varieties = row?.value.split(', ') ?? [];
  if (varieties.length < 2) return [];
  return page.sentences
    .filter(
      ({ text }) =>
        onlyVariety[page.language].test(text) &&
        varieties.filter((variety) => text.includes(variety)).length === 1,
    )
    .map(({ text }) => `there are ${varieties.length} varieties: ${text}`);
};

const containsNuts: Localized<RegExp> = {
  de: /mandel|nuss|nougat|gianduja|cantuccini|pistaz|marzipan|amaretti/i,
  en: /almond|\p{L}*nut\b|nougat|gianduja|cantuccini|pistachio|marzipan|amaretti/iu,
  da: /mandel|nød(?!vendig)|nougat|gianduja|cantuccini|pistacie|marcipan|amaretti/i,
};
const tracesOfNuts: Localized<RegExp> = {
  de: /Spuren von (?:Nüssen|Schalenfrüchten)/,
  en: /Traces of nuts/i,
  da: /spor af nødder/i,
};

/** What is made of nuts does not merely contain traces of them. */
const allergenProblems: Rule = (page) => {
  const others = page.sentences.filter(({ text }) => !tracesOfNuts[page.language].test(text));
  const text = [page.title, ...others.map((sentence) => sentence.text)].join(' ');
  return containsNuts[page.language].test(text)
    ? page.sentences
        .filter((sentence) => tracesOfNuts[page.language].test(sentence.text))
        .map((sentence) => `it is made with nuts: ${sentence.text}`)
    : [];
};

const yieldAsWater: Localized<RegExp> = {
  de: /\d+ g Wasser|Wasser:? \d+ g/,
  en: /\d+ g of water|water:? \d+ g/i,
  da: /\d+ g vand|vand:? \d+ g/i,
};

/** The grams of an espresso recipe are the drink, not the water. */
const yieldProblems: Rule = (page) =>
  page.productType === 'espresso'
    ? page.sentences
        .filter(({ place, text }) => place === 'recipe' && yieldAsWater[page.language].test(text))
        .map(({ text }) => `the yield is called water: ${text}`)
    : [];

const perPiece: Localized<RegExp> = {
  de: /(?:Kapsel|Pad)\b/,
  en: /\b(?:capsule|pod)\b/,
  da: /\b(?:kapsel|pude)\b/,
};

/** The coffee in a capsule or pod is the pack's contents divided by its pieces. */
const portionProblems: Rule = (page) => {
  const portions = page.packs.flatMap(({ grams, pieces }) =>
    grams && pieces ? [grams / pieces] : [],
  );
  if (portions.length === 0) return [];
  return page.sentences
    .filter(({ place, text }) => place === 'description' && perPiece[page.language].test(text))
    .flatMap(({ text }) =>
      readQuantities(text, page.language)
        .filter(
          ({ dimension, from }) =>
            dimension === 'mass' && !portions.some((portion) => Math.abs(portion - from) < 0.05),
        )
        .map((claim) => `“${claim.text}”, the pack has ${portions[0]} g a piece: ${text}`),
    );
};

const capacityLabels = ['Fassungsvermögen', 'Capacity', 'Kapacitet'];
const rateLabels = ['Mahlleistung', 'Grinding rate', 'Malehastighed'];

/** A hand grinder cannot grind more at once than it holds. */
const grinderCapacityProblems: Rule = (page) => {
  if (page.productType !== 'hand-grinder') return [];
  const massOf = (text: string) =>
    readQuantities(text, page.language).filter(({ dimension }) => dimension === 'mass');
  const row = (labels: string[]) =>
    page.facts.find(({ label }) => labels.includes(label))?.value ?? '';
  const [capacity] = massOf(row(capacityLabels));
  if (!capacity) return [];
  return [row(rateLabels), ...page.sentences.map(({ text }) => text)].flatMap((text) =>
    massOf(text)
      .filter(({ from }) => from > capacity.from && from < 100)
      .map((claim) => `holds ${capacity.text} and is said to grind ${claim.text}: ${text}`),
  );
};

const useLabels = ['Anwendung', 'Use', 'Anvendelse'];
const usesLabels = ['Reicht für', 'Lasts for', 'Rækker til'];

/** Each pack lasts for as many uses as its contents hold doses. */
const doseProblems: Rule = (page) => {
  if (page.productType !== 'cleaning') return [];
  const row = (labels: string[]) =>
    page.facts.find(({ label }) => labels.includes(label))?.value ?? '';
  const [dose] = readQuantities(row(useLabels), page.language);
  const uses = [...row(usesLabels).matchAll(/\d+/g)].map(Number);
  if (!dose || uses.length === 0) return [];
  return page.packs
    .flatMap((pack) => readQuantities(pack.contents, page.language))
    .filter(({ dimension }) => dimension === dose.dimension)
    .filter(({ from }, index) => !(Math.abs(from / dose.from - (uses[index] ?? 0)) < 1))
    .map(({ text }) => `${text} at ${dose.text} a use are not ${uses.join('/')} uses`);
};

export const statementRules: Rule[] = [
  materialProblems,
  suppliedPartProblems,
  saucerProblems,
  shareProblems,
  robustaProblems,
  varietyProblems,
  allergenProblems,
  yieldProblems,
  portionProblems,
  grinderCapacityProblems,
  doseProblems,
];
