// How we put the figures of a range into words. Several ways of saying the same, so that neighbours differ.

import type { CatalogueBrand, Language, Localized } from '../model.ts';
import {
  choiceFor,
  listed,
  money,
  number,
  perLanguage,
  type RangeFigures,
} from './range-figures.ts';
import { typeCounts } from './type-counts.ts';

interface Words {
  count: string;
  brands: string;
  lowest: string;
  highest: string;
  best: string;
}

type Sentence = (words: Words) => string;

const categorySentences: Localized<Sentence[]> = {
  de: [
    ({ count, brands, lowest, highest, best }) =>
      `Derzeit ${count} Produkte von ${brands} Marken, von ${lowest} bis ${highest}. Am häufigsten gekauft: ${best}.`,
    ({ count, lowest, highest, best }) =>
      `${count} Produkte stehen hier, das günstigste für ${lowest}, das teuerste für ${highest}. Vorn liegt gerade ${best}.`,
    ({ count, brands, lowest, best }) =>
      `Das Regal fasst ${count} Produkte aus ${brands} Häusern, der Einstieg liegt bei ${lowest}. Die meisten greifen zu: ${best}.`,
    ({ count, brands, highest, best }) =>
      `Ausgewählt haben wir ${count} Produkte von ${brands} Marken, keines über ${highest}. Oft bestellt: ${best}.`,
  ],
  en: [
    ({ count, brands, lowest, highest, best }) =>
      `At present ${count} products from ${brands} brands, from ${lowest} to ${highest}. Bought most often: ${best}.`,
    ({ count, lowest, highest, best }) =>
      `${count} products stand here, the cheapest at ${lowest}, the dearest at ${highest}. In front right now: ${best}.`,
    ({ count, brands, lowest, best }) =>
      `The shelf holds ${count} products from ${brands} houses, starting at ${lowest}. Most people reach for ${best}.`,
    ({ count, brands, highest, best }) =>
      `We have chosen ${count} products from ${brands} brands, none above ${highest}. Often ordered: ${best}.`,
  ],
  da: [
    ({ count, brands, lowest, highest, best }) =>
      `Lige nu ${count} produkter fra ${brands} mærker, fra ${lowest} til ${highest}. Oftest købt: ${best}.`,
    ({ count, lowest, highest, best }) =>
      `Her står ${count} produkter, det billigste til ${lowest}, det dyreste til ${highest}. Forrest ligger ${best}.`,
    ({ count, brands, lowest, best }) =>
      `Hylden rummer ${count} produkter fra ${brands} huse, og det begynder ved ${lowest}. De fleste rækker ud efter ${best}.`,
    ({ count, brands, highest, best }) =>
      `Vi har udvalgt ${count} produkter fra ${brands} mærker, intet over ${highest}. Ofte bestilt: ${best}.`,
  ],
};

const brandSentences: Localized<((words: Words, name: string, kinds: string) => string)[]> = {
  de: [
    ({ count, lowest, highest }, name, kinds) =>
      `Wir führen ${count} Produkte von ${name}: ${kinds}. Die Preise reichen von ${lowest} bis ${highest}.`,
    ({ count, lowest }, name, kinds) =>
      `${count} Produkte von ${name} haben unsere Probe bestanden: ${kinds}. Los geht es bei ${lowest}.`,
    ({ lowest, highest, best }, name, kinds) =>
      `Von ${name} stehen ${kinds} im Regal, zwischen ${lowest} und ${highest}. Am häufigsten bestellt: ${best}.`,
    ({ count, best }, name, kinds) =>
      `Ausgesucht haben wir ${kinds}, zusammen ${count} Produkte von ${name}. Vorn liegt ${best}.`,
  ],
  en: [
    ({ count, lowest, highest }, name, kinds) =>
      `We stock ${count} products by ${name}: ${kinds}. Prices run from ${lowest} to ${highest}.`,
    ({ count, lowest }, name, kinds) =>
      `${count} products by ${name} passed our tests: ${kinds}. They start at ${lowest}.`,
    ({ lowest, highest, best }, name, kinds) =>
      `From ${name} we keep ${kinds} on the shelf, between ${lowest} and ${highest}. Ordered most often: ${best}.`,
    ({ count, best }, name, kinds) =>
      `We picked ${kinds}, ${count} products by ${name} in all. In front is ${best}.`,
  ],
  da: [
    ({ count, lowest, highest }, name, kinds) =>
      `Vi fører ${count} produkter fra ${name}: ${kinds}. Priserne går fra ${lowest} til ${highest}.`,
    ({ count, lowest }, name, kinds) =>
      `${count} produkter fra ${name} har bestået vores prøve: ${kinds}. Det begynder ved ${lowest}.`,
    ({ lowest, highest, best }, name, kinds) =>
      `Fra ${name} står ${kinds} på hylden, mellem ${lowest} og ${highest}. Oftest bestilt: ${best}.`,
    ({ count, best }, name, kinds) =>
      `Vi har valgt ${kinds}, i alt ${count} produkter fra ${name}. Forrest ligger ${best}.`,
  ],
};

const originSentence: Localized<(origins: string) => string> = {
  de: (origins) => `Häufigste Herkunft der Bohnen: ${origins}.`,
  en: (origins) => `The beans come most often from ${origins}.`,
  da: (origins) => `Bønnerne kommer oftest fra ${origins}.`,
};

const organicSentence: Localized<(count: string) => string> = {
  de: (count) => `${count} davon tragen unser Bio-Siegel.`,
  en: (count) => `${count} of them carry our organic seal.`,
  da: (count) => `${count} af dem bærer vores økologimærke.`,
};

const onlyOne: Localized<Sentence> = {
  de: ({ best, lowest }) => `Im Moment steht hier ein einziges Produkt: ${best}, ab ${lowest}.`,
  en: ({ best, lowest }) =>
    `There is a single product here at the moment: ${best}, from ${lowest}.`,
  da: ({ best, lowest }) => `Lige nu står her et enkelt produkt: ${best}, fra ${lowest}.`,
};

/** The sentence of the list that names no brands. */
const withoutBrands = 1;

export function categoryFigures(key: string, figures: RangeFigures): Localized {
  const choice = figures.brands === 1 ? withoutBrands : choiceFor(key, categorySentences.de.length);
  return perLanguage((language) => {
    const several = categorySentences[language][choice];
    const say = figures.count === 1 || several === undefined ? onlyOne[language] : several;
    return say(wordsFor(figures, language));
  });
}

export function brandFigures(brand: CatalogueBrand, figures: RangeFigures): Localized {
  const choice = choiceFor(brand.key, brandSentences.de.length);
  return perLanguage((language) => {
    const say = brandSentences[language][choice];
    if (say === undefined) throw new Error('no sentence to choose');
    const kinds = typeCounts(figures.products, language);
    const origins = figures.origins[language].slice(0, 3);
    return [
      say(wordsFor(figures, language), brand.name, kinds),
      origins.length === 3 ? originSentence[language](listed(origins, language)) : '',
      figures.organic > 1 ? organicSentence[language](number(figures.organic, language)) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  });
}

function wordsFor(figures: RangeFigures, language: Language): Words {
  return {
    count: number(figures.count, language),
    brands: number(figures.brands, language),
    lowest: money(figures.lowest, language),
    highest: money(figures.highest, language),
    best: `${figures.bestSeller.vendor} ${figures.bestSeller.title[language]}`,
  };
}

/** "Espresso ganze Bohne: 368 Produkte ab 6,90 €". */
export function seoTitle(title: Localized, { count, lowest }: RangeFigures): Localized {
  if (count === 1) return title;
  return {
    de: `${title.de}: ${number(count, 'de')} Produkte ab ${money(lowest, 'de')}`,
    en: `${title.en}: ${number(count, 'en')} products from ${money(lowest, 'en')}`,
    da: `${title.da}: ${number(count, 'da')} produkter fra ${money(lowest, 'da')}`,
  };
}

const longestSeoDescription = 165;

/** As many whole sentences as a search result shows. */
export function seoDescription(text: Localized, line?: Localized): Localized {
  return perLanguage((language) => {
    const sentences = text[language].split(/(?<=[.!?]) (?=[\p{Lu}„“\d])/u);
    const first = sentences[0] ?? '';
    let description = line === undefined ? first : `${line[language]} ${first}`;
    if (description.length > longestSeoDescription) description = first;
    for (const sentence of sentences.slice(1)) {
      if (`${description} ${sentence}`.length > longestSeoDescription) break;
      description = `${description} ${sentence}`;
    }
    return description;
  });
}
