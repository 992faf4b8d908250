import type {
  Catalogue,
  CatalogueMetaobject,
  CatalogueProduct,
  Language,
  Localized,
  ProductType,
} from '../../catalogue/model.ts';

interface FactRow {
  label: string;
  value: string;
}

export interface Sentence {
  place: 'description' | 'tip' | 'recipe' | 'short note';
  text: string;
}

interface Review {
  stars: number;
  title: string;
  body: string;
}

/** What a product's page says in one language: its facts, and the sentences that must agree with them. */
export interface ProductPage {
  key: string;
  language: Language;
  productType: ProductType;
  vendor: string;
  /** Brand and model, as other pages mention it. */
  name: string;
  title: string;
  lowestPrice: number;
  facts: FactRow[];
  /** What one pack holds, and how many pieces that are where an option says so. */
  packs: { contents: string; grams: number | undefined; pieces: number | undefined }[];
  optionValues: string[];
  /** What is in the box. */
  supplied: string[];
  sentences: Sentence[];
  reviews: Review[];
}

/** Builds the page of a product; the metaobjects are looked up once for all of them. */
export function createPageReader(
  catalogue: Pick<Catalogue, 'metaobjects'>,
): (product: CatalogueProduct, language: Language) => ProductPage {
  const metaobjects = new Map(catalogue.metaobjects.map((object) => [object.key, object]));
  return (product, language) => readPage(product, language, metaobjects);
}

const boxHeading: Localized = { de: 'Im Lieferumfang:', en: 'In the box:', da: 'Det følger med:' };

function readPage(
  product: CatalogueProduct,
  language: Language,
  metaobjects: ReadonlyMap<string, CatalogueMetaobject>,
): ProductPage {
  const textOf = (value: string | Localized) =>
    typeof value === 'string' ? value : value[language];
  const field = (namespace: string, key: string) =>
    product.metafields.find((entry) => entry.namespace === namespace && entry.key === key);
  const objectsOf = (namespace: string, key: string) =>
    (field(namespace, key)?.metaobjects ?? []).flatMap((name) => metaobjects.get(name) ?? []);
  const objectText = (object: CatalogueMetaobject, key: string) =>
    textOf(object.fields.find((entry) => entry.key === key)?.value ?? '');
  const metafieldText = (key: string) => textOf(field('product', key)?.value ?? '');

  const html = product.descriptionHtml[language];
  const lists = [...html.matchAll(/<ul>(.*?)<\/ul>/gs)].map(([, items = '']) =>
    [...items.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => plain(item)),
  );
  const hasBox = html.includes(boxHeading[language]);
  const facts: FactRow[] = objectsOf('product', 'technical_details').flatMap((object) =>
    JSON.parse(objectText(object, 'rows') || '[]'),
  );
  return {
    key: product.key,
    language,
    productType: product.productType,
    vendor: product.vendor,
    name: `${product.vendor} ${modelOf(product.title) || product.title[language]}`,
    title: product.title[language],
    lowestPrice: Math.min(...product.variants.map(({ price }) => price)),
    facts,
    packs: product.variants.flatMap(({ contents, options }) => {
      if (!contents) return [];
      const names = options.map((value, option) => product.options[option]?.values[value]?.name);
      const pieces = names
        .map((name) => /^(\d+) (?:Kapseln|Pads)/.exec(name?.de ?? '')?.[1])
        .find((count) => count !== undefined);
      return [
        {
          contents: `${contents.amount.toLocaleString(language)} ${contents.unit}`,
          grams: contents.unit === 'g' ? contents.amount : undefined,
          pieces: pieces === undefined ? undefined : Number(pieces),
        },
      ];
    }),
    optionValues: product.options.flatMap(({ values }) => values.map(({ name }) => name[language])),
    supplied: hasBox ? (lists.at(-1) ?? []) : [],
    sentences: [
      ...sentencesOf('description', plain(html.replaceAll(/<ul>.*?<\/ul>/gs, ' '))),
      ...sentencesOf('tip', metafieldText('tip')),
      ...sentencesOf('recipe', metafieldText('preparation_text')),
      ...sentencesOf('short note', metafieldText('short_note')),
    ],
    reviews: objectsOf('reviews', 'list').map((object) => ({
      stars: Number(objectText(object, 'rating')),
      title: objectText(object, 'title'),
      body: objectText(object, 'body'),
    })),
  };
}

/** The words with which the titles of all languages begin: a model's proper name. */
function modelOf(title: Localized): string {
  const [first = [], ...others] = [title.de, title.en, title.da].map((text) => text.split(' '));
  const length = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return first.slice(0, length < 0 ? first.length : length).join(' ');
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function sentencesOf(place: Sentence['place'], text: string): Sentence[] {
  return text
    .split(/(?<=[.!?…])(?<!\b(?:pr|ca)\.)\s+(?=[\p{Lu}\d„“"])|\n/u)
    .map((sentence) => ({ place, text: sentence.trim() }))
    .filter((sentence) => sentence.text !== '');
}
