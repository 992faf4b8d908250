// How we put the figures of a range into words. Several ways of saying the same, so that neighbours differ.

import type { CatalogueBrand, Language, Localized } from '../model.ts';
import {
  choiceFor,
  listed,
  money,
  number,
  perLanguage,
  type RangeFigures,
  typeName,
} from './range-figures.ts';

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
      `${count} Produkte von ${name} haben unsere Probe bestanden, gezählt nach Art: ${kinds}. Los geht es bei ${lowest}.`,
    ({ count, lowest, highest, best }, name, kinds) =>
      `Aus dem Programm von ${name} stehen ${count} Produkte im Regal (${kinds}), zwischen ${lowest} und ${highest}. Am häufigsten bestellt: ${best}.`,
    ({ count, best }, name, kinds) =>
      `Bei uns gibt es ${count} Produkte von ${name}. Das meiste davon ist ${kinds}; vorn liegt ${best}.`,
  ],
  en: [
    ({ count, lowest, highest }, name, kinds) =>
      `We stock ${count} products by ${name}: ${kinds}. Prices run from ${lowest} to ${highest}.`,
    ({ count, lowest }, name, kinds) =>
      `${count} products by ${name} passed our tests, counted by kind: ${kinds}. They start at ${lowest}.`,
    ({ count, lowest, highest, best }, name, kinds) =>
      `From the range of ${name} we keep ${count} products on the shelf (${kinds}), between ${lowest} and ${highest}. Ordered most often: ${best}.`,
    ({ count, best }, name, kinds) =>
      `We carry ${count} products by ${name}. Most of it is ${kinds}; in front is ${best}.`,
  ],
  da: [
    ({ count, lowest, highest }, name, kinds) =>
      `Vi fører ${count} produkter fra ${name}: ${kinds}. Priserne går fra ${lowest} til ${highest}.`,
    ({ count, lowest }, name, kinds) =>
      `${count} produkter fra ${name} har bestået vores prøve, talt efter slags: ${kinds}. Det begynder ved ${lowest}.`,
    ({ count, lowest, highest, best }, name, kinds) =>
      `Fra ${name} står ${count} produkter på hylden (${kinds}), mellem ${lowest} og ${highest}. Oftest bestilt: ${best}.`,
    ({ count, best }, name, kinds) =>
      `Hos os får du ${count} produkter fra ${name}. Det meste er ${kinds}; forrest ligger ${best}.`,
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

/** Empty where a range is too small to be worth counting. */
export function categoryFigures(key: string, figures: RangeFigures): Localized {
  const choice = choiceFor(key, categorySentences.de.length);
  return perLanguage((language) => {
    const say = categorySentences[language][figures.brands < 2 ? 1 : choice];
    if (figures.count < 2 || say === undefined) return '';
    return say(wordsFor(figures, language));
  });
}

export function brandFigures(brand: CatalogueBrand, figures: RangeFigures): Localized {
  const choice = choiceFor(brand.key, brandSentences.de.length);
  return perLanguage((language) => {
    const say = brandSentences[language][choice];
    if (say === undefined) throw new Error('no sentence to choose');
    const kinds = listed(
      figures.types
        .slice(0, 3)
        .map(({ type, count }) => `${typeName(type, language)} (${number(count, language)})`),
      language,
    );
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

const longestSeoDescription = 160;

/** As many whole sentences as a search result shows. */
export function seoDescription(text: Localized): Localized {
  return perLanguage((language) => {
    const sentences = text[language].split(/(?<=[.!?]) (?=[\p{Lu}„“\d])/u);
    let description = sentences[0] ?? '';
    for (const sentence of sentences.slice(1)) {
      if (`${description} ${sentence}`.length > longestSeoDescription) break;
      description = `${description} ${sentence}`;
    }
    return description;
  });
}
