import type { Catalogue, CatalogueInput } from '../catalogue-format/catalogue.ts';
import type { Localized } from '../catalogue-format/languages.ts';
import { readShop } from '../catalogue-format/read-catalogue.ts';
import { recordSchemas } from '../catalogue-format/schema.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { testShopDirectory } from './test-catalogue.ts';

type Product = CatalogueInput['products'][number];
type Metafields = NonNullable<Product['metafields']>;

const vendors = ['Amaro', 'Nordhavn', 'Rovena', 'Casa Linde', 'Tropfwerk'];
const types: Localized[] = [
  { de: 'Espresso', en: 'Espresso', da: 'Espresso' },
  { de: 'Filterkaffee', en: 'Filter coffee', da: 'Filterkaffe' },
  { de: 'Tasse', en: 'Cup', da: 'Kop' },
  { de: 'Kaffeewaage', en: 'Coffee scale', da: 'Kaffevægt' },
];
const roasts: Localized[] = [
  { de: 'Helle Röstung', en: 'Light roast', da: 'Lys ristning' },
  { de: 'Mittlere Röstung', en: 'Medium roast', da: 'Mellemristning' },
  { de: 'Dunkle Röstung', en: 'Dark roast', da: 'Mørk ristning' },
];
const origins: Localized[] = [
  { de: 'Äthiopien', en: 'Ethiopia', da: 'Etiopien' },
  { de: 'Kolumbien', en: 'Colombia', da: 'Colombia' },
  { de: 'Brasilien', en: 'Brazil', da: 'Brasilien' },
  { de: 'Kenia', en: 'Kenya', da: 'Kenya' },
];
const sizes = ['250 g', '500 g', '1 kg'];

/** Products without meaning, full of ties and gaps: what counting and paging must survive. */
export async function randomCatalogue(size: number, seed: number): Promise<Catalogue> {
  const shop = await readShop(testShopDirectory);
  const schemas = recordSchemas(shop.primaryLanguage);
  const random = seededRandom(seed);
  const products = Array.from({ length: size }, (_, index) =>
    schemas.product.parse(randomProduct(index, random)),
  );
  const keys = products.map(({ key }) => key);
  const everything = schemas.collection.parse({
    key: 'everything',
    title: 'Everything',
    descriptionHtml: '<p>Everything</p>',
    products: keys,
  });
  return {
    shop,
    products,
    collections: [
      everything,
      {
        ...everything,
        key: 'some',
        handle: same('some'),
        title: same('Some'),
        products: keys.filter((key) => Number(key.slice(1)) % 3 !== 0),
      },
    ],
    metaobjects: [],
    mediaFiles: [],
    sellingPlanGroups: [],
    discounts: [],
    giftCards: [],
    pictures: [],
    pages: [],
    blogs: [],
    policies: [],
    menus: [],
    redirects: [],
  };
}

function randomProduct(index: number, random: Random): Product {
  const chosenSizes = sizes.filter(() => random.next() < 0.5);
  const options =
    chosenSizes.length > 0
      ? [
          {
            name: { de: 'Größe', en: 'Size', da: 'Størrelse' },
            values: chosenSizes.map((size) => ({ name: same(size) })),
          },
        ]
      : [];
  const title = random.pick([
    'Älter',
    'Zebra',
    'ærlig',
    'Østen',
    'Åben',
    'apfel',
    'Bär 2',
    'Bär 10',
  ]);
  return {
    key: `p${index}`,
    handle: same(`p${index}`),
    title: { de: `${title} de`, en: `${title} en`, da: `${title} da` },
    vendor: random.pick(vendors),
    productType: random.pick(types),
    tags: random.next() < 0.3 ? ['sale'] : [],
    descriptionHtml: same('<p>Text</p>'),
    seo: { title: same('Title'), description: same('Description') },
    isGiftCard: false,
    createdAt: new Date(Date.UTC(2026, 0, 1 + random.int(0, 9))).toISOString(),
    unitsSold: random.int(0, 12),
    options,
    variants: (chosenSizes.length > 0 ? chosenSizes : ['']).map((_, place) => ({
      sku: `S${index}-${place}`,
      options: options.length > 0 ? [place] : [],
      price: random.int(1, 8) * 500,
      stock: random.int(0, 2),
      whenSoldOut: random.next() < 0.2 ? 'continue' : 'deny',
      weightGrams: 250,
      metafields: [],
    })),
    images: [],
    metafields: randomMetafields(random),
    sellingPlanGroups: [],
    complementary: [],
  };
}

function randomMetafields(random: Random): Metafields {
  const chosen = origins.filter(() => random.next() < 0.3);
  const list = (language: 'de' | 'en' | 'da') => JSON.stringify(chosen.map((it) => it[language]));
  const fields: Metafields = [
    {
      namespace: 'coffee',
      key: 'roast',
      type: 'single_line_text_field',
      value: random.pick(roasts),
    },
    {
      namespace: 'coffee',
      key: 'origin',
      type: 'list.single_line_text_field',
      value: { de: list('de'), en: list('en'), da: list('da') },
    },
    { namespace: 'coffee', key: 'organic', type: 'boolean', value: String(random.next() < 0.4) },
    {
      namespace: 'coffee',
      key: 'strength',
      type: 'number_integer',
      value: String(random.int(1, 5)),
    },
  ];
  return fields.filter(() => random.next() < 0.8);
}

function same(text: string): Localized {
  return { de: text, en: text, da: text };
}
