import type { Catalogue, CatalogueProduct } from '../catalogue-format/catalogue.ts';
import { type Language, languages, textIn } from '../catalogue-format/languages.ts';
import { plainText } from '../graphql/plain-text.ts';
import { foldPhrase, indexWords } from '../store/fold.ts';
import {
  allFields,
  fieldTags,
  type IndexedField,
  mainFields,
  titleFields,
} from '../store/search-fields.ts';
import { stem } from '../store/stem.ts';
import type { References } from './references.ts';
import type { Synonyms } from './synonyms.ts';

const shortestBodyWord = 4;

/** What the search reads besides a product's own fields. */
export interface SearchSettings {
  synonyms: Synonyms;
  /** As "namespace.key". */
  metafields: ReadonlySet<string>;
}

/** The words under which a product is found in a language. */
export interface IndexedProduct {
  product: CatalogueProduct;
  language: Language;
  words: Record<IndexedField, string[]>;
}

export function indexProducts(
  products: CatalogueProduct[],
  settings: SearchSettings,
): IndexedProduct[] {
  return products.flatMap((product) =>
    languages.map((language) => ({
      product,
      language,
      words: searchTexts(product, language, settings),
    })),
  );
}

export function productSearchRows(indexed: IndexedProduct[], references: References) {
  return indexed.map(({ product, language, words }) => ({
    product_id: references.product(product.key),
    language,
    units_sold: product.unitsSold,
    words: Object.entries(words)
      .flatMap(([field, fieldWords]) => {
        const tag = fieldTags[field as IndexedField];
        return fieldWords.flatMap((word) => [
          `'${tag}/${word}'`,
          `'${tag}~${stem(word, language)}'`,
        ]);
      })
      .join(' '),
  }));
}

function searchTexts(
  product: CatalogueProduct,
  language: Language,
  { synonyms, metafields }: SearchSettings,
): Record<IndexedField, string[]> {
  const title = textIn(product.title, language);
  const type = textIn(product.productType, language);
  const body = [
    plainText(textIn(product.descriptionHtml, language)),
    ...product.metafields
      .filter(({ namespace, key }) => metafields.has(`${namespace}.${key}`))
      .map(({ value }) => textIn(value, language)),
  ].join(' ');
  const optionValues = product.options.flatMap(({ values }) =>
    values.map(({ name }) => textIn(name, language)),
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
export function searchWordRows(indexed: IndexedProduct[], { collections }: Catalogue) {
  return languages.flatMap((language) => {
    const rows = new Map<string, SearchWordRow>();
    const row = (word: string): SearchWordRow => {
      const known = rows.get(word) ?? {
        language,
        word,
        stem: stem(word, language),
        uses: 0,
        main_uses: 0,
        title_uses: 0,
      };
      rows.set(word, known);
      return known;
    };
    for (const { words } of indexed.filter((it) => it.language === language)) {
      for (const word of wordsIn(words, allFields)) row(word).uses += 1;
      for (const word of wordsIn(words, mainFields)) row(word).main_uses += 1;
      for (const word of wordsIn(words, titleFields)) row(word).title_uses += 1;
    }
    for (const word of collections.flatMap(({ title }) => indexWords(textIn(title, language))))
      row(word);
    return [...rows.values()];
  });
}

interface SearchWordRow {
  language: Language;
  word: string;
  stem: string;
  uses: number;
  main_uses: number;
  title_uses: number;
}

function wordsIn(words: IndexedProduct['words'], fields: readonly IndexedField[]): Set<string> {
  return new Set(fields.flatMap((field) => words[field]));
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
      add(textIn(product.productType, language), 3);
    }
    for (const { title } of collections) add(textIn(title, language), 20);
    return [...weights.values()].map(({ text, weight }) => ({
      language,
      text,
      folded: foldPhrase(text),
      weight,
    }));
  });
}
