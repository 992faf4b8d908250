import type { Catalogue, CatalogueProduct } from '../catalogue-format/catalogue.ts';
import { type Language, languages } from '../catalogue-format/languages.ts';
import { plainText } from '../graphql/plain-text.ts';
import { foldPhrase, indexWords } from '../store/fold.ts';
import { fieldTags, type IndexedField } from '../store/search-fields.ts';
import type { References } from './references.ts';
import type { Synonyms } from './synonyms.ts';

const shortestBodyWord = 4;

/** What the search reads besides a product's own fields. */
export interface SearchSettings {
  synonyms: Synonyms;
  /** As "namespace.key". */
  metafields: ReadonlySet<string>;
}

export function productSearchRows(
  product: CatalogueProduct,
  references: References,
  settings: SearchSettings,
) {
  return languages.map((language) => ({
    product_id: references.product(product.key),
    language,
    units_sold: product.unitsSold,
    words: Object.entries(searchTexts(product, language, settings))
      .flatMap(([field, words]) =>
        words.map((word) => `'${fieldTags[field as IndexedField]}/${word}'`),
      )
      .join(' '),
  }));
}

function searchTexts(
  product: CatalogueProduct,
  language: Language,
  { synonyms, metafields }: SearchSettings,
): Record<IndexedField, string[]> {
  const title = product.title[language];
  const type = product.productType[language];
  const body = [
    plainText(product.descriptionHtml[language]),
    ...product.metafields
      .filter(({ namespace, key }) => metafields.has(`${namespace}.${key}`))
      .map(({ value }) => value[language]),
  ].join(' ');
  const optionValues = product.options.flatMap(({ values }) =>
    values.map(({ name }) => name[language]),
  );
  return {
    TITLE: indexWords(title),
    VENDOR: indexWords(product.vendor),
    PRODUCT_TYPE: indexWords([type, ...synonyms.of(`${title} ${type}`, language)].join(' ')),
    VARIANTS_TITLE: indexWords(optionValues.join(' ')),
    VARIANTS_SKU: product.variants.flatMap(({ sku }) => [
      ...indexWords(sku),
      ...indexWords(sku.replaceAll('-', '')),
    ]),
    TAG: indexWords(product.tags.join(' ')),
    BODY: indexWords(body).filter((word) => word.length >= shortestBodyWord),
  };
}

/** Every word of a product or collection with how common it is, so that a mistyped one can be set right. */
export function searchWordRows({ products, collections }: Catalogue, settings: SearchSettings) {
  return languages.flatMap((language) => {
    const rows = new Map<string, SearchWordRow>();
    const row = (word: string): SearchWordRow => {
      const known = rows.get(word) ?? { language, word, uses: 0, title_uses: 0 };
      rows.set(word, known);
      return known;
    };
    for (const product of products) {
      const texts = searchTexts(product, language, settings);
      for (const word of new Set(Object.values(texts).flat())) row(word).uses += 1;
      for (const word of texts.TITLE) row(word).title_uses += 1;
    }
    for (const word of collections.flatMap(({ title }) => indexWords(title[language]))) row(word);
    return [...rows.values()];
  });
}

interface SearchWordRow {
  language: Language;
  word: string;
  uses: number;
  title_uses: number;
}

/** What a search box proposes: the names of collections, brands and kinds of product. */
export function searchPhraseRows({ products, collections }: Catalogue) {
  return languages.flatMap((language) => {
    const weights = new Map<string, { text: string; weight: number }>();
    const add = (name: string, weight: number) => {
      const key = name.toLowerCase();
      // German writes nouns with a capital, also in the middle of a phrase
      const known = weights.get(key) ?? { text: language === 'de' ? name : key, weight: 0 };
      weights.set(key, { ...known, weight: known.weight + weight });
    };
    for (const product of products) {
      add(product.vendor, 2);
      add(product.productType[language], 3);
    }
    for (const { title } of collections) add(title[language], 20);
    return [...weights.values()].map(({ text, weight }) => ({
      language,
      text,
      folded: foldPhrase(text),
      weight,
    }));
  });
}
