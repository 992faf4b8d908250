import { beforeAll, expect, test, vi } from 'vitest';
import {
  type CatalogueMetaobject,
  type CatalogueProduct,
  languages,
  type ProductType,
} from '../model.ts';
import { equipmentBrands, equipmentMetaobjects, equipmentProducts } from './index.ts';

let products: CatalogueProduct[];
let metaobjects: CatalogueMetaobject[];

beforeAll(() => {
  products = equipmentProducts();
  metaobjects = equipmentMetaobjects();
}, 60_000);

const prices = (product: CatalogueProduct) => product.variants.map(({ price }) => price);
const ofType = (type: ProductType) => products.filter(({ productType }) => productType === type);
const isUnique = (values: string[]) => new Set(values).size === values.length;
const metafield = (product: CatalogueProduct, key: string) =>
  product.metafields.find((field) => `${field.namespace}.${field.key}` === key);

/** Every text in a value, with the path to it. */
function texts(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const properNames = () => [
  ...new Set(
    products.flatMap(({ title, vendor }) => [
      vendor,
      ...title.de.split(' '),
      ...title.en.split(' '),
    ]),
  ),
];

/** The sentences of a description without proper names and numbers. */
function sentences(html: string, names: Set<string>): string[] {
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text ?? '');
  return paragraphs
    .filter((text) => !text.endsWith(':'))
    .flatMap((text) => text.split(/(?<=[.!?]) (?=[\p{Lu}\d])/u))
    .map((sentence) =>
      sentence
        .split(/[ ,.;:?]+/)
        .filter((word) => !names.has(word) && !/\d/.test(word))
        .join(' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length > 2);
}

test('is made the same way every time', async () => {
  vi.resetModules();
  const again = await import('./index.ts');
  expect(again.equipmentProducts()).not.toBe(products);
  expect(JSON.stringify(again.equipmentProducts())).toBe(JSON.stringify(products));
  expect(JSON.stringify(again.equipmentMetaobjects())).toBe(JSON.stringify(metaobjects));
}, 60_000);

test('has 48 brands, ten of them ranked, and every product belongs to one [CONST-028]', () => {
  expect(equipmentBrands).toHaveLength(48);
  expect(isUnique(equipmentBrands.map(({ key }) => key))).toBe(true);
  const ranks = equipmentBrands.flatMap(({ topRank }) => topRank ?? []).sort((a, b) => a - b);
  expect(ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const vendors = new Set(products.map(({ vendor }) => vendor));
  expect([...vendors].sort()).toEqual(equipmentBrands.map(({ name }) => name).sort());
});

test.each<[ProductType, number]>([
  ['portafilter-machine', 85],
  ['fully-automatic-machine', 45],
  ['filter-machine', 30],
  ['capsule-machine', 15],
  ['electric-grinder', 65],
  ['hand-grinder', 35],
  ['moka-pot', 30],
  ['french-press', 28],
  ['dripper', 40],
  ['coffee-press', 10],
  ['kettle', 35],
  ['milk-frother', 15],
  ['filters', 40],
  ['scale', 25],
  ['tamper', 35],
  ['barista-tool', 60],
  ['milk-jug', 33],
  ['cup', 65],
  ['glass', 30],
  ['storage', 20],
  ['cleaning', 45],
  ['water-filter', 15],
  ['spare-part', 100],
])('offers %s at least %i times [PROD-004 PROD-005]', (type, count) => {
  expect(ofType(type).length).toBeGreaterThanOrEqual(count);
});

test('has about 900 products and 1,800 variants or more', () => {
  expect(products.length).toBeGreaterThan(900);
  expect(products.flatMap(({ variants }) => variants).length).toBeGreaterThan(1800);
});

test('has unique keys, handles per language and article numbers', () => {
  expect(isUnique(products.map(({ key }) => key))).toBe(true);
  for (const language of languages) {
    const handles = products.map(({ handle }) => handle[language]);
    expect(isUnique(handles)).toBe(true);
    expect(handles.every((handle) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toBe(true);
  }
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  expect(isUnique(skus)).toBe(true);
  expect(skus.every((sku) => /^K[5-9]\d\d-\d{4}-\d{4}$/.test(sku))).toBe(true);
});

test('leaves no text empty, unfilled or untranslated', () => {
  const mayBeEmpty = /\.(metafields|fields)\.\d+\.value$|\.label\.(note|weight)$/;
  const faulty = texts({ products, metaobjects }).filter(
    ({ path, text }) =>
      (text === '' && !mayBeEmpty.test(path)) || /undefined|NaN|\{\w+\}|\[object|\s{2}/.test(text),
  );
  expect(faulty).toEqual([]);
  for (const product of products) {
    const { de, en, da } = product.descriptionHtml;
    expect(isUnique([de, en, da]), product.key).toBe(true);
  }
});

test.each(languages)('describes no two products alike in %s', (language) => {
  const names = new Set(properNames());
  const described = products.map(({ key, descriptionHtml }) => ({
    key,
    sentences: sentences(descriptionHtml[language], names),
  }));
  expect(isUnique(described.map((product) => product.sentences.join('|')))).toBe(true);
  const users = new Map<string, string[]>();
  for (const product of described) {
    for (const sentence of new Set(product.sentences)) {
      users.set(sentence, [...(users.get(sentence) ?? []), product.key]);
    }
  }
  const shared = new Map<string, number>();
  for (const keys of users.values()) {
    for (const [index, first] of keys.entries()) {
      for (const second of keys.slice(index + 1)) {
        shared.set(`${first} and ${second}`, (shared.get(`${first} and ${second}`) ?? 0) + 1);
      }
    }
  }
  const tooAlike = [...shared].filter(([, count]) => count > 1);
  expect(tooAlike).toEqual([]);
});

test('gives every product its own search texts', () => {
  for (const language of languages) {
    expect(isUnique(products.map(({ seo }) => seo.title[language]))).toBe(true);
    expect(isUnique(products.map(({ seo }) => seo.description[language]))).toBe(true);
  }
});

test('refers only to what exists', () => {
  const keys = new Set(products.map(({ key }) => key));
  const objects = new Set(metaobjects.map(({ key }) => key));
  expect(objects.size).toBe(metaobjects.length);
  for (const product of products) {
    expect(product.complementary.length, product.key).toBeGreaterThan(0);
    expect(product.complementary.filter((key) => !keys.has(key))).toEqual([]);
    expect(product.complementary).not.toContain(product.key);
    expect(isUnique(product.complementary)).toBe(true);
    const references = product.metafields.flatMap((field) => field.metaobjects ?? []);
    expect(references.filter((key) => !objects.has(key))).toEqual([]);
    expect(product.images.length).toBeGreaterThanOrEqual(3);
    expect(product.images.length).toBeLessThanOrEqual(5);
  }
  const used = new Set(
    products.flatMap(({ metafields }) => metafields.flatMap((field) => field.metaobjects ?? [])),
  );
  const unused = metaobjects.filter(({ key, type }) => type !== 'award' && !used.has(key));
  expect(unused).toEqual([]);
});

test('links spare parts and machines both ways', () => {
  const parts = new Set(ofType('spare-part').map(({ key }) => key));
  for (const part of ofType('spare-part')) {
    expect(
      part.complementary.some((key) => !parts.has(key)),
      part.key,
    ).toBe(true);
  }
  for (const machine of ofType('portafilter-machine')) {
    expect(
      machine.complementary.some((key) => parts.has(key)),
      machine.key,
    ).toBe(true);
  }
});

test('gives every variant one value of each option, and no two the same', () => {
  for (const product of products) {
    const choices = product.variants.map(({ options }) => options.join());
    expect(isUnique(choices), product.key).toBe(true);
    for (const { options } of product.variants) {
      expect(options).toHaveLength(product.options.length);
      for (const [index, value] of options.entries()) {
        expect(product.options[index]?.values[value], product.key).toBeDefined();
      }
    }
  }
});

test('names technical details for everything, more for machines and grinders', () => {
  const rows = new Map(
    metaobjects
      .filter(({ type }) => type === 'technical_details')
      .map(({ key, fields }) => [key, fields[0]?.value]),
  );
  for (const product of products) {
    const key = metafield(product, 'product.technical_details')?.metaobjects?.[0] ?? '';
    const value = rows.get(key);
    if (value === undefined || typeof value === 'string') throw new Error(`${key} has no rows`);
    const isComplex = /machine|electric-grinder|hand-grinder/.test(product.productType);
    for (const language of languages) {
      const count: unknown[] = JSON.parse(value[language]);
      expect(count.length, key).toBeGreaterThanOrEqual(isComplex ? 8 : 4);
      expect(count.length, key).toBeLessThanOrEqual(isComplex ? 16 : 9);
    }
  }
});

test('tags the shipping kind by plug, weight and price', () => {
  const machines = [...ofType('portafilter-machine'), ...ofType('fully-automatic-machine')];
  for (const machine of machines) {
    const isHeavy = machine.variants.some(({ weightGrams }) => weightGrams > 25_000);
    const listPrices = machine.variants.map(({ compareAtPrice, price }) => compareAtPrice ?? price);
    const isFreight = isHeavy || Math.max(...listPrices) > 150_000;
    expect(machine.tags.includes('Speditionsversand'), machine.key).toBe(isFreight);
    const time = machine.variants[0]?.metafields.find(({ key }) => key === 'delivery_time')?.value;
    if (isFreight && !machine.variants.some(({ whenSoldOut }) => whenSoldOut === 'continue')) {
      expect(time).toBe('{"min":5,"max":10}');
    }
  }
  for (const grinder of ofType('electric-grinder')) {
    expect(grinder.tags).toContain('Elektrische Mühlen');
  }
  const withoutPlug: ProductType[] = [
    'hand-grinder',
    'cup',
    'glass',
    'tamper',
    'cleaning',
    'filters',
  ];
  const shippingTags = ['Speditionsversand', 'Sonderversand', 'Elektrische Mühlen'];
  for (const product of products) {
    const tags = product.tags.filter((tag) => shippingTags.includes(tag));
    expect(tags.length, product.key).toBeLessThanOrEqual(1);
    if (withoutPlug.includes(product.productType)) expect(tags, product.key).toEqual([]);
  }
  const electric = ofType('kettle').filter(({ tags }) => tags.includes('Sonderversand'));
  expect(electric.length).toBeGreaterThan(10);
  expect(electric.length).toBeLessThan(ofType('kettle').length);
});

test('states contents where the law asks for a unit price', () => {
  const bottled = ofType('cleaning').filter(({ title }) => !title.de.includes('Baristatuch'));
  for (const { key, variants } of bottled) {
    expect(
      variants.every(({ contents }) => contents),
      key,
    ).toBe(true);
  }
});

test('shows every case of the shop in believable numbers', () => {
  const share = (matches: (product: CatalogueProduct) => boolean) =>
    products.filter(matches).length / products.length;
  const isSoldOut = ({ variants }: CatalogueProduct) =>
    variants.every(({ stock, whenSoldOut }) => stock === 0 && whenSoldOut === 'deny');
  const isReordered = ({ variants }: CatalogueProduct) =>
    variants.every(({ stock, whenSoldOut }) => stock === 0 && whenSoldOut === 'continue');
  expect(share(isSoldOut)).toBeCloseTo(0.04, 1);
  expect(share(isSoldOut)).toBeGreaterThan(0.02);
  expect(share(isReordered)).toBeGreaterThan(0.015);
  expect(share(isReordered)).toBeLessThan(0.05);
  expect(share(({ tags }) => tags.includes('sale'))).toBeGreaterThan(0.05);
  expect(share(({ tags }) => tags.includes('sale'))).toBeLessThan(0.11);
  expect(share(({ tags }) => tags.includes('neu'))).toBeGreaterThan(0.025);
  expect(share(({ tags }) => tags.includes('neu'))).toBeLessThan(0.06);
  expect(products.filter(({ tags }) => tags.includes('bestseller'))).toHaveLength(40);
  for (const [from, to] of [
    [0, 2500],
    [2501, 5000],
    [5001, 10_000],
  ] as const) {
    const gifts = products.filter(
      (product) =>
        product.tags.includes('geschenk') &&
        Math.min(...prices(product)) >= from &&
        Math.min(...prices(product)) <= to,
    );
    expect(gifts.length, `${from} to ${to}`).toBeGreaterThan(15);
  }
});

test('marks exactly the products of the last thirty days as new', () => {
  const monthAgo = Date.UTC(2026, 9, 16);
  for (const { key, tags, createdAt } of products) {
    expect(Date.parse(createdAt)).toBeLessThan(Date.UTC(2026, 10, 15));
    expect(tags.includes('neu'), key).toBe(Date.parse(createdAt) >= monthAgo);
  }
});

test('reduces prices only where an old price is shown', () => {
  for (const { key, tags, variants } of products) {
    for (const { price, compareAtPrice, metafields } of variants) {
      const lowest = metafields.find(({ key }) => key === 'lowest_30_days');
      expect(lowest !== undefined, key).toBe(compareAtPrice !== undefined);
      expect(lowest !== undefined && tags.includes('neu'), key).toBe(false);
      expect(Number.isInteger(price), key).toBe(true);
      expect(price, key).toBeGreaterThan(100);
      expect(compareAtPrice !== undefined, key).toBe(tags.includes('sale'));
      if (compareAtPrice !== undefined) {
        expect(price, key).toBeLessThan(compareAtPrice);
        expect(price, key).toBeGreaterThan(compareAtPrice * 0.7);
      }
    }
  }
});

test('has written reviews, each with its own words on a product', () => {
  const reviews = metaobjects.filter(({ type }) => type === 'review');
  expect(reviews.length).toBeGreaterThan(1200);
  const bodies = reviews.map(({ fields }) =>
    JSON.stringify(fields.find(({ key }) => key === 'body')),
  );
  expect(new Set(bodies).size).toBeGreaterThan(bodies.length * 0.97);
  const talkedAbout = products.filter(
    (product) => (metafield(product, 'reviews.list')?.metaobjects ?? []).length >= 3,
  );
  expect(talkedAbout.length).toBeGreaterThanOrEqual(150);
  for (const product of products) {
    const count = Number(metafield(product, 'reviews.rating_count')?.value ?? 0);
    const written = metafield(product, 'reviews.list')?.metaobjects ?? [];
    expect(count, product.key).toBeGreaterThanOrEqual(written.length);
  }
});

test('tests about 25 products and awards some', () => {
  const tested = products.filter((product) => metafield(product, 'product.test'));
  expect(tested.length).toBeGreaterThanOrEqual(24);
  expect(tested.length).toBeLessThan(30);
  expect(products.filter((product) => metafield(product, 'product.awards')).length).toBeGreaterThan(
    30,
  );
});
