import { expect, test } from 'vitest';
import type { CollectionQuery } from '../operations/generated.ts';
import { platformCard, platformVariant } from '../product/platform-product-examples.ts';
import { parseListingQuery } from './listing-query.ts';
import { toCollection } from './to-collection.ts';

type PlatformCollection = NonNullable<CollectionQuery['collection']>;
type Metafield = NonNullable<PlatformCollection['metafields'][number]>;
type Reference = NonNullable<Metafield['reference']>;

const query = parseListingQuery(new URLSearchParams());

const plain: PlatformCollection = {
  id: 'gid://shopify/Collection/1',
  handle: 'coffee',
  title: 'Coffee',
  descriptionHtml: '',
  seo: { title: null, description: null },
  image: null,
  metafields: [],
  products: {
    nodes: [],
    pageInfo: { hasNextPage: false, endCursor: null },
    filters: [],
  },
};

const metafield = (
  key: string,
  parts: Partial<Metafield>,
  namespace = 'collection',
): Metafield => ({
  namespace,
  key,
  value: '',
  type: 'x',
  reference: null,
  references: null,
  ...parts,
});

const withFields = (...metafields: (Metafield | null)[]) =>
  toCollection({ ...plain, metafields }, query);

const image = (url: string) => ({
  __typename: 'MediaImage' as const,
  id: url,
  image: { id: null, url, altText: null },
});
const link = (handle: string) => ({
  __typename: 'Collection' as const,
  id: handle,
  title: handle.toUpperCase(),
  handle,
});

type MetaobjectField = Extract<Reference, { __typename: 'Metaobject' }>['fields'][number];
const metaobject = (...fields: Partial<MetaobjectField>[]): Reference => ({
  __typename: 'Metaobject',
  id: 'm',
  handle: 'm',
  type: 'x',
  fields: fields.map((field) => ({
    key: '',
    value: null,
    reference: null,
    references: null,
    ...field,
  })),
});
const text = (key: string, value: string) => ({ key, value });

test.each([
  ['what is written for it', { title: null, description: 'Ours' }, '<p>Text</p>', 'Ours'],
  ['its text', { title: null, description: null }, '<p>Text</p>', 'Text'],
  [
    'its title and products',
    { title: null, description: '' },
    '',
    'Coffee: Kernel & Co - Night Shift',
  ],
])('search engines get %s', (_what, seo, descriptionHtml, description) => {
  const products = { ...plain.products, nodes: [platformCard] };
  expect(toCollection({ ...plain, seo, descriptionHtml, products }, query).seo.description).toBe(
    description,
  );
});

test('a collection without metafields has its title and products', () => {
  expect(withFields(null, null)).toMatchObject({
    seo: { title: 'Coffee', description: 'Coffee' },
    noindex: false,
    subTitle: null,
    introText: null,
    brandLogo: null,
    breadcrumb: [],
    subcollections: [],
    promotion: null,
    gallery: [],
    productTest: null,
  });
});

test('every metafield is mapped [ENT-056 ENT-057 ENT-058 ENT-059 ENT-060 ENT-061 ENT-062 ENT-063 ENT-066]', () => {
  const teaser = metaobject(
    text('title', 'Packs'),
    text('text', 'Three for less.'),
    text('link_text', 'To the packs'),
    { key: 'link', reference: link('packs') },
    { key: 'image', reference: image('https://cdn.example/packs.webp') },
  );
  const collection = withFields(
    metafield('noindex', { value: 'true' }, 'seo'),
    metafield('sub_title', { value: 'All of it' }),
    metafield('introtext', { value: 'We taste it.' }),
    metafield('brandlogo', { reference: image('https://cdn.example/logo.svg') }),
    metafield('breadcrumb', {
      reference: metaobject({ key: 'path', references: { nodes: [link('shop'), link('drinks')] } }),
    }),
    metafield('subcollections', { references: { nodes: [link('espresso'), link('filter')] } }),
    metafield('promotioncard', { reference: teaser }),
    metafield('contentgallery', { references: { nodes: [teaser, teaser] } }),
    metafield('product_test', {
      reference: metaobject(
        text('title', 'Six grinders'),
        text('verdict', 'Good'),
        text('score', '8.7'),
        text('url', '/en/a/test'),
      ),
    }),
  );
  expect(collection).toMatchObject({
    noindex: true,
    subTitle: 'All of it',
    introText: 'We taste it.',
    brandLogo: { url: 'https://cdn.example/logo.svg', alt: 'Coffee' },
    breadcrumb: [{ handle: 'shop' }, { handle: 'drinks' }],
    subcollections: [{ handle: 'espresso', title: 'ESPRESSO' }, { handle: 'filter' }],
    promotion: {
      title: 'Packs',
      text: 'Three for less.',
      picture: { url: 'https://cdn.example/packs.webp', alt: 'Packs' },
      link: { handle: 'packs', label: 'To the packs' },
    },
    gallery: [{ title: 'Packs' }, { title: 'Packs' }],
    productTest: { title: 'Six grinders', verdict: 'Good', score: 8.7, url: '/en/a/test' },
  });
});

interface Malformed {
  part: keyof ReturnType<typeof toCollection>;
  field: Metafield;
  absent: unknown;
}

const malformed: Malformed[] = [
  { part: 'noindex', field: metafield('noindex', { value: 'yes' }, 'seo'), absent: false },
  { part: 'subTitle', field: metafield('sub_title', { value: '' }), absent: null },
  { part: 'introText', field: metafield('introtext', { value: '' }), absent: null },
  { part: 'brandLogo', field: metafield('brandlogo', { value: 'gid://gone' }), absent: null },
  { part: 'brandLogo', field: metafield('brandlogo', { reference: link('x') }), absent: null },
  { part: 'breadcrumb', field: metafield('breadcrumb', { reference: link('x') }), absent: [] },
  {
    part: 'breadcrumb',
    field: metafield('breadcrumb', { reference: metaobject(text('path', '[]')) }),
    absent: [],
  },
  {
    part: 'subcollections',
    field: metafield('subcollections', { references: { nodes: [image('x')] } }),
    absent: [],
  },
  {
    part: 'subcollections',
    field: metafield('subcollections', { value: '["gid://gone"]' }),
    absent: [],
  },
  {
    part: 'promotion',
    field: metafield('promotioncard', { reference: metaobject(text('text', 'No title')) }),
    absent: null,
  },
  { part: 'promotion', field: metafield('promotioncard', { reference: image('x') }), absent: null },
  {
    part: 'gallery',
    field: metafield('contentgallery', { references: { nodes: [metaobject(), link('x')] } }),
    absent: [],
  },
  {
    part: 'productTest',
    field: metafield('product_test', { reference: metaobject(text('score', '9')) }),
    absent: null,
  },
  { part: 'productTest', field: metafield('product_test', { value: '{' }), absent: null },
];

test.each(malformed)('a malformed $part is ignored: $field', ({ part, field, absent }) => {
  expect(withFields(field)[part]).toEqual(absent);
});

test.each([
  ['javascript:alert(1)', null],
  ['//elsewhere.example', null],
  ['http://elsewhere.example', null],
  ['', null],
  ['/de/a/test', '/de/a/test'],
  ['https://magazine.example/test', 'https://magazine.example/test'],
])('a test at %j leads to %j', (url, expected) => {
  const reference = metaobject(text('title', 'Test'), text('url', url), text('score', 'high'));
  const { productTest } = withFields(metafield('product_test', { reference }));
  expect(productTest).toMatchObject({ url: expected, score: null });
});

const small = platformVariant;
const large = { ...platformVariant, id: 'gid://shopify/ProductVariant/2', title: '1 kg' };
const listing = {
  nodes: [{ ...platformCard, variants: { nodes: [small, large] } }],
  pageInfo: { hasNextPage: true, endCursor: 'next' },
  filters: [],
};
const titlesWith = (...metafields: Metafield[]) =>
  toCollection({ ...plain, products: listing, metafields }, query).listing.products.map(
    ({ title }) => title,
  );
const variantsShown = metafield('display_variants', { value: 'true' });

test.each([
  ['products', [], ['Night Shift']],
  [
    'products, unless it says so plainly',
    [metafield('display_variants', { value: '1' })],
    ['Night Shift'],
  ],
  ['every variant', [variantsShown], ['Night Shift, 250 g', 'Night Shift, 1 kg']],
  [
    'a subset of the variants',
    [variantsShown, metafield('variant_subset', { value: `["${large.id}"]` })],
    ['Night Shift, 1 kg'],
  ],
  [
    'every variant where the subset is malformed',
    [variantsShown, metafield('variant_subset', { value: '[7' })],
    ['Night Shift, 250 g', 'Night Shift, 1 kg'],
  ],
  [
    'products: a subset alone changes nothing',
    [metafield('variant_subset', { value: `["${large.id}"]` })],
    ['Night Shift'],
  ],
])('lists %s [DEC-033 ENT-065]', (_, metafields, titles) => {
  expect(titlesWith(...metafields)).toEqual(titles);
});

test('the next cursor is the end of this page, if there are more', () => {
  const read = (hasNextPage: boolean) =>
    toCollection(
      { ...plain, products: { ...listing, pageInfo: { hasNextPage, endCursor: 'next' } } },
      query,
    ).listing.nextCursor;
  expect([read(true), read(false)]).toEqual(['next', null]);
});
