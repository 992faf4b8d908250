import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchVocabularies } from '#shop/content/search-words.server.ts';
import { languages } from '#shop/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { createLexicon } from './lexicon.ts';
import { understandQuery } from './understand-query.ts';
import type { CollectionName } from './vocabulary.ts';

const collection = (handle: string, title: string, isBrand = false): CollectionName => ({
  handle,
  title,
  isBrand,
});

/** Of the platform. */
const collections: Partial<Record<Language, CollectionName[]>> = {
  de: [
    collection('kaffee', 'Kaffee & Espresso'),
    collection('espresso-gemahlen', 'Espresso gemahlen'),
    collection('kaffee-fuer-siebtraeger', 'Kaffee für den Siebträger'),
    collection('kaffee-aus-peru', 'Kaffee aus Peru'),
    collection('kernel-co', 'Kernel & Co', true),
    collection('brevanta', 'Brevanta', true),
  ],
  en: [collection('coffee-from-peru', 'Coffee from Peru')],
  da: [collection('vasket-kaffe', 'Vasket')],
};

const lexicons = Object.fromEntries(
  languages.map((language) => [
    language,
    createLexicon(language, searchVocabularies[language], collections[language] ?? []),
  ]),
) as Record<Language, ReturnType<typeof createLexicon>>;

const understand = (text: string, language: Language = 'de') =>
  understandQuery(text, lexicons[language]);
const best = (text: string, language: Language = 'de') => understand(text, language).attempts[0];

describe('a category is meant', () => {
  test.each<[string, Language, string, string]>([
    ['its title', 'de', 'Espresso gemahlen', 'espresso-gemahlen'],
    ['its title in another order, inflected', 'de', 'gemahlener Espresso', 'espresso-gemahlen'],
    ['its title without a generic word', 'de', 'peru', 'kaffee-aus-peru'],
    ['an alias', 'de', 'Bialetti', 'espressokocher'],
    ['a plural', 'de', 'tassen', 'tassen-und-glaeser'],
    ['a singular', 'da', 'kop', 'kopper-og-glas'],
    ['a word without its umlaut', 'de', 'muehle', 'kaffeemuehlen'],
    ['a compound: its last part is the kind', 'de', 'espressowaage', 'kaffeewaagen'],
    ['a compound of three words', 'de', 'handkaffeemühle', 'handmuehlen'],
    ['a compound written together', 'en', 'filterpapers', 'paper-filters'],
    ['a Danish compound', 'da', 'kaffefilterposer', 'papirfiltre'],
    ['a typo', 'de', 'esspresso', 'espresso-ganze-bohne'],
    ['a word of another language', 'en', 'kaffeemühle', 'coffee-grinders'],
    ['a question', 'de', 'welche mühle für espresso', 'espressomuehlen'],
    ['words around it that say nothing', 'en', 'I need a good grinder', 'coffee-grinders'],
    ['a generic word beside it', 'de', 'milder kaffee', 'kaffee-mild-saeurearm'],
    ['the longer of two names', 'de', 'kaffee für siebträger', 'kaffee-fuer-siebtraeger'],
    ['a brand', 'de', 'kernel & co', 'kernel-co'],
    ['what stands before a preposition', 'da', 'kaffemaskine med kværn', 'kaffemaskiner'],
  ])('by %s (%s: %s)', (_reason, language, text, handle) => {
    expect(best(text, language).category).toBe(handle);
  });

  test.each<[string, Language, string]>([
    ['a product’s name', 'de', 'bon dimanche'],
    ['a name beside a kind', 'de', 'terra scura kapseln'],
    ['an article number', 'de', 'K042-0014-0001'],
    ['quotation marks', 'de', '"kaffee"'],
    ['a weak word beside an unknown one', 'en', 'washing machine'],
    ['a compound of a weak word', 'da', 'vaskemaskine'],
    ['something that is not sold', 'de', 'fahrradschlauch'],
  ])('not by %s (%s: %s)', (_reason, language, text) => {
    expect(best(text, language).category).toBeNull();
  });
});

describe('filters', () => {
  test.each<[string, string, string[]]>([
    ['fruchtiger filterkaffee', 'kaffee-fruchtig-floral', ['type=Filterkaffee']],
    ['brevanta siebträger', 'siebtraegermaschinen', ['vendor=Brevanta']],
    ['kaffee 500g', 'kaffee', ['option.Größe=500 g']],
    ['tamper 58 mm', 'tamper', ['option.Durchmesser=58 mm']],
    ['kaffeebohnen', 'kaffee', ['option.Mahlgrad=Ganze Bohne']],
  ])('%s lists %s with %j', (text, category, filters) => {
    const attempt = best(text);
    expect(attempt.category).toBe(category);
    expect(attempt.filters.map(({ name, value }) => `${name}=${value}`)).toEqual(filters);
  });

  test('a kind beside a product’s name narrows the search', () => {
    expect(best('terra scura kapseln')).toMatchObject({
      text: 'terra scura',
      filters: [{ name: 'type', value: 'Kaffeekapseln' }],
    });
  });

  test.each<[Language, string, { min: number | null; max: number | null }]>([
    ['de', 'espresso unter 15 euro', { min: null, max: 15 }],
    ['de', 'espresso bis 15,50 €', { min: null, max: 15.5 }],
    ['de', 'espresso ab 20 euro', { min: 20, max: null }],
    ['de', 'espresso zwischen 10 und 20 euro', { min: 10, max: 20 }],
    ['en', 'espresso under 15', { min: null, max: 15 }],
    ['en', 'espresso between 20 and 10 euros', { min: 10, max: 20 }],
    ['da', 'espresso op til 15 euro', { min: null, max: 15 }],
  ])('%s: %s has a price', (language, text, price) => {
    expect(best(text, language)).toMatchObject({ price, text: 'espresso' });
    expect(best(text, language).category).toMatch(/^espresso/);
  });

  test('a size is no price', () => {
    expect(best('kaffee bis 500 g').price).toBeNull();
  });
});

describe('where nothing is found', () => {
  test('an unknown word beside a kind is ignored, and named', () => {
    expect(understand('tamper walnuss').attempts.at(-1)).toMatchObject({
      category: 'tamper',
      without: ['walnuss'],
    });
  });

  test('the size is ignored before the kind', () => {
    expect(understand('brevanta siebträger 3 kg').attempts.slice(1)).toMatchObject([
      { filters: [{ name: 'vendor', value: 'Brevanta' }], without: ['3 kg'] },
      { filters: [], without: ['brevanta'] },
    ]);
  });

  test('a weak word is not listed instead', () => {
    expect(understand('washing machine', 'en').attempts.map(({ category }) => category)).toEqual([
      null,
    ]);
  });
});

test.each<[Language, string, string]>([
  ['de', 'abo kündigen', 'cancellation'],
  ['de', 'Abo', 'subscription'],
  ['de', 'wo ist mein Paket?', 'pages/shipping'],
  ['de', 'gutschein einlösen', 'pages/payment'],
  ['en', 'return policy', 'pages/returns'],
  ['en', 'opening hours', 'pages/click-collect'],
  ['da', 'opsig abonnement', 'cancellation'],
  ['da', 'fortrydelsesret', 'pages/returns'],
])('%s: %s leads to %s', (language, text, page) => {
  const [first] = understand(text, language).help;
  expect(first && ('route' in first ? first.route : first.document)).toBe(page);
});

test('nothing is listed instead of a page that answers the whole query', () => {
  expect(understand('abo kündigen')).toMatchObject({ wantsHelp: true });
  expect(understand('abo kündigen').attempts.map(({ category }) => category)).toEqual([null]);
  expect(understand('espresso abo')).toMatchObject({ wantsHelp: false });
});

test('instructions are asked for', () => {
  expect(understand('rezept cappuccino').wantsGuide).toBe(true);
  expect(understand('cappuccino tasse').wantsGuide).toBe(false);
});

test('phrases without a category are rewritten to the words of products', () => {
  expect(best('hafermilch zum aufschäumen')).toMatchObject({
    category: null,
    text: 'hafer barista drink',
  });
});

describe('any text', () => {
  const language = fc.constantFrom(...languages);
  const words = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'kaffee',
          'unter',
          '15',
          'euro',
          '500g',
          '"',
          'espresso',
          'für',
          'abo',
          '-',
        ),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
      ),
      { maxLength: 20 },
    )
    // what is in quotation marks is searched for as it is
    .map((parts) =>
      parts
        .join(' ')
        .replace(/["„“”»«]/g, '')
        .slice(0, 200),
    );

  test('is understood without an error, in a form that means the same again', () => {
    fc.assert(
      fc.property(language, words, (of, text) => {
        const { attempts } = understand(text, of);
        const [{ text: plain }] = attempts;
        expect(best(plain, of).text).toBe(plain);
      }),
    );
  });

  test('is understood within 5 ms', () => {
    const texts = [
      'handkaffeemühlenersatzteilbeutelverschluss '.repeat(5),
      'x'.repeat(200),
      'ab '.repeat(66),
    ];
    understand(texts.join(' ').slice(0, 200));
    for (const text of texts) {
      const times = Array.from({ length: 9 }, () => {
        const start = performance.now();
        understand(text.slice(0, 200));
        return performance.now() - start;
      });
      expect(Math.min(...times)).toBeLessThan(5);
    }
  });
});
