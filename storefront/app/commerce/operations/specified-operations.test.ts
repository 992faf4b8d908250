// What the specification lists, written out by hand as GraphQL: every field, argument and limit of its sections 3, 7
// and 9 must be part of the operation that is sent. An operation may ask for more.
import { globSync, readFileSync } from 'node:fs';
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import * as generated from './generated.ts';

const operations = new Map(Object.values(generated).map(({ name, text }) => [name, parse(text)]));

function documentOf(name: string): DocumentNode {
  const document = operations.get(name);
  if (!document) throw new Error(`nothing sends ${name}`);
  return document;
}

function operationIn(document: DocumentNode): OperationDefinitionNode {
  const [operation] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new Error('a document without an operation');
  return operation;
}

/** The fields of a selection, those of its fragments included. */
function fieldsIn(selections: SelectionSetNode | undefined, document: DocumentNode): FieldNode[] {
  return (selections?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION &&
        definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fieldsIn(fragment.selectionSet, document)
      : [];
  });
}

const compact = (argument: ArgumentNode) => print(argument).replaceAll(/[\s,]+/g, ' ');

/** The paths of the specification that the operation lacks. */
function lacking(
  specified: readonly FieldNode[],
  sent: readonly FieldNode[],
  document: DocumentNode,
  path = '',
): string[] {
  return specified.flatMap((field) => {
    const wanted = (field.arguments ?? []).map(compact);
    const label = `${path}${field.name.value}${wanted.length > 0 ? `(${wanted.join(', ')})` : ''}`;
    const candidates = sent.filter(
      ({ name, arguments: given = [] }) =>
        name.value === field.name.value &&
        wanted.every((argument) => given.map(compact).includes(argument)),
    );
    if (candidates.length === 0) return [label];
    const inner = candidates.flatMap(({ selectionSet }) => fieldsIn(selectionSet, document));
    return lacking(fieldsIn(field.selectionSet, document), inner, document, `${label}.`);
  });
}

const money = '{ amount currencyCode }';
const image = '{ id url altText }';
const cartLine = (fields: string) =>
  `cart(id: $cartId) { lines(first: 50) { nodes { ${fields} } } }`;
const cartVariant = (fields: string) => cartLine(`merchandise { ${fields} }`);
const detailVariant = (fields: string) => `product { variants(first: 50) { nodes { ${fields} } } }`;
const card = (fields: string) => `collection { products { nodes { ${fields} } } }`;
const plans = `sellingPlanGroups(first: 20) { nodes { name sellingPlans(first: 20) { nodes {
  id deliveryPolicy { interval intervalCount } } } } }`;
const payload = (mutation: string) =>
  `${mutation} { cart { id } warnings { code message target } userErrors { field message } }`;

const reads: [rule: string, operation: string, selection: string][] = [
  ['ENT-001', 'GetCartById', `cart { cost { totalAmount ${money} } }`],
  ['ENT-002', 'GetCartById', 'cart { id totalQuantity checkoutUrl }'],
  ['ENT-003', 'GetCartById', `cart { cost { subtotalAmount ${money} totalAmount ${money} } }`],
  ['ENT-004', 'GetCartById', 'cart { discountCodes { code applicable } }'],
  ['ENT-005', 'GetCartById', `cart { discountAllocations { discountedAmount ${money} } }`],
  [
    'ENT-006',
    'GetCartById',
    `cart { appliedGiftCards { id lastCharacters presentmentAmountUsed ${money} } }`,
  ],
  ['ENT-007', 'GetCartById', cartLine('id')],
  ['ENT-008', 'GetCartById', 'cart { buyerIdentity { customer { id } } }'],
  [
    'ENT-009',
    'GetCartById',
    cartLine(`id quantity discountAllocations { discountedAmount ${money} }`),
  ],
  ['ENT-010', 'GetCartById', cartLine(`cost { totalAmount ${money} subtotalAmount ${money} }`)],
  [
    'ENT-011',
    'GetCartById',
    cartVariant(`id sku title price ${money} compareAtPrice ${money} unitPrice ${money}
      unitPriceMeasurement { referenceUnit } availableForSale currentlyNotInStock
      selectedOptions { name value } image ${image} metafields { key value }`),
  ],
  [
    'ENT-012',
    'GetCartById',
    cartVariant('product { id title handle productType vendor isGiftCard tags }'),
  ],
  ['ENT-013', 'GetCartById', cartVariant(`product { ${plans} }`)],
  [
    'ENT-014',
    'GetCartById',
    cartLine(`sellingPlanAllocation { priceAdjustments { compareAtPrice ${money} } }`),
  ],
  [
    'ENT-015',
    'GetCartById',
    cartLine(
      'sellingPlanAllocation { sellingPlan { id deliveryPolicy { interval intervalCount } } }',
    ),
  ],
  ['ENT-023', 'ProductDetail', detailVariant('id sku title')],
  [
    'ENT-024',
    'ProductDetail',
    detailVariant(`price ${money} compareAtPrice ${money} unitPrice ${money}
      unitPriceMeasurement { referenceUnit }`),
  ],
  ['ENT-025', 'ProductDetail', detailVariant('availableForSale currentlyNotInStock')],
  ['ENT-026', 'ProductDetail', detailVariant('selectedOptions { name value }')],
  ['ENT-027', 'ProductDetail', detailVariant(`image ${image}`)],
  [
    'ENT-028',
    'ProductDetail',
    detailVariant(`metafields { namespace key value type
      reference { __typename } references(first: 10) { nodes { __typename } } }`),
  ],
  [
    'ENT-029',
    'ProductDetail',
    detailVariant(`metafields { reference { id handle fields { key value } }
      references(first: 10) { nodes { image ${image} } } }`),
  ],
  ['ENT-037', 'Collection', card('id handle title vendor productType publishedAt')],
  ['ENT-038', 'Collection', card('seo { title description }')],
  ['ENT-039', 'Collection', card('options { id name optionValues { id name swatch { color } } }')],
  ['ENT-040', 'Collection', card(`featuredImage ${image} variants(first: 50) { nodes { id } }`)],
  [
    'ENT-041',
    'Collection',
    card(`metafield(namespace: "product", key: "certifications") {
      references(first: 10) { nodes { fields { key value reference { image ${image} } } } } }`),
  ],
  [
    'ENT-047',
    'ProductDetail',
    `product { title vendor productType variants { nodes { sku title price ${money} } } }`,
  ],
  [
    'ENT-048',
    'PredictiveSearch',
    `predictiveSearch { products { id handle title vendor featuredImage ${image} } }`,
  ],
  ['ENT-049', 'PredictiveSearch', 'predictiveSearch { products { id handle title vendor } }'],
  [
    'ENT-050',
    'PredictiveSearch',
    `predictiveSearch(limitScope: EACH) { collections { id handle title
      metafield(namespace: "collection", key: "brandlogo") { reference { image ${image} } } } }`,
  ],
  [
    'ENT-051',
    'PredictiveSearch',
    'predictiveSearch(limitScope: ALL) { queries { text } collections { image { id url } } }',
  ],
  ['ENT-052', 'Collection', 'collection { id handle title descriptionHtml }'],
  ['ENT-053', 'Collection', `collection { seo { title description } image ${image} }`],
  [
    'ENT-054',
    'Collection',
    'collection { products { nodes { id } pageInfo { hasNextPage endCursor } } }',
  ],
  [
    'ENT-055',
    'Collection',
    'collection { products { filters { id label type values { id label input count } } } }',
  ],
  [
    'ENT-067',
    'Collection',
    `collection { metafields {
      reference { image ${image} id handle fields { key value } }
      references(first: 10) { nodes { image ${image} id handle fields { key value } } } } }`,
  ],
  [
    'ENT-068',
    'Collection',
    `collection { metafields { reference { fields {
      reference { image ${image} id title handle }
      references(first: 10) { nodes { image ${image} id title handle } } } } } }`,
  ],
  [
    'ENT-074',
    'TopBarPromotion',
    'metaobjects(type: "topbar_promotion") { nodes { id handle fields { key value reference { id } } } }',
  ],
  ['CALL-005', 'GetCartById', 'cart(id: $cartId) { id }'],
  [
    'CALL-006',
    'GetCartById',
    `cart { id cost { subtotalAmount ${money} totalAmount ${money} } lines { nodes { id quantity
      cost { totalAmount ${money} } merchandise { sku title price ${money}
      product { title vendor productType } } } } }`,
  ],
  ['CALL-007', 'CartCreate', payload('cartCreate')],
  ['CALL-008', 'CartLinesAdd', payload('cartLinesAdd(cartId: $cartId, lines: $lines)')],
  ['CALL-009', 'CartLinesUpdate', payload('cartLinesUpdate(cartId: $cartId, lines: $lines)')],
  [
    'CALL-010',
    'CartDiscountCodesUpdate',
    payload('cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes)'),
  ],
  [
    'CALL-011',
    'CartGiftCardCodesUpdate',
    payload('cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes)'),
  ],
  [
    'CALL-012',
    'CartGiftCardCodesRemove',
    payload('cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds)'),
  ],
  [
    'CALL-015',
    'Collection',
    `collection(handle: $handle) { products(first: $first, after: $endCursor, filters: $filters,
      sortKey: $sortKey, reverse: $reverse) { nodes { id } } }`,
  ],
  [
    'CALL-016',
    'Collection',
    'collection { products { nodes { id } pageInfo { endCursor } filters { id } } metafields { key } }',
  ],
  ['CALL-017', 'CollectionHandleById', 'collection(id: $id) { id handle }'],
  [
    'CALL-018',
    'ProductRecommendations',
    `productRecommendations(productHandle: $handle, intent: $intent) { id handle title vendor
      productType publishedAt featuredImage ${image} variants(first: 50) { nodes { id } } }`,
  ],
  [
    'CALL-019',
    'ProductStock',
    `product(id: $id) { id handle variants(first: 50) { nodes {
      id sku availableForSale currentlyNotInStock } } }`,
  ],
  [
    'CALL-020',
    'PredictiveSearch',
    'predictiveSearch(query: $query, limit: 5, limitScope: ALL) { queries { text } }',
  ],
  [
    'CALL-021',
    'PredictiveSearch',
    `predictiveSearch(limitScope: ALL, searchableFields:
      [TITLE, PRODUCT_TYPE, VENDOR, VARIANTS_TITLE, VARIANTS_SKU]) { queries { text } }`,
  ],
  [
    'CALL-022',
    'PredictiveSearch',
    `predictiveSearch(limitScope: ALL) { queries { text } collections { id handle title
      image { id url } } products { id handle title vendor featuredImage ${image} } }`,
  ],
  [
    'CALL-023',
    'PredictiveSearch',
    'predictiveSearch(query: $query) { products { id } collections { id } }',
  ],
  ['CONST-033', 'GetCartById', 'cart { lines(first: 50) { nodes { id } } }'],
  ['CONST-034', 'GetCartById', cartVariant(`product { ${plans} }`)],
  ['CONST-034', 'ProductDetail', `product { ${plans} }`],
  ['CONST-037', 'ProductStock', 'product { variants(first: 50) { nodes { id } } }'],
  ['CONST-037', 'Collection', card('variants(first: 50) { nodes { id } }')],
];

test.each(reads)(
  '%s: %s reads what the rule lists [CALL-005 CALL-006 CALL-007 CALL-008 CALL-009 CALL-010 CALL-011 CALL-012 CALL-013 CALL-014 CALL-015 CALL-016 CALL-017 CALL-018 CALL-019 CALL-020 CALL-021 CALL-022 CALL-023 COLL-001 CONST-033 CONST-034 CONST-037 DEC-071 ENT-001 ENT-002 ENT-003 ENT-004 ENT-005 ENT-006 ENT-007 ENT-008 ENT-009 ENT-010 ENT-011 ENT-012 ENT-013 ENT-014 ENT-015 ENT-023 ENT-024 ENT-025 ENT-026 ENT-027 ENT-028 ENT-029 ENT-037 ENT-038 ENT-039 ENT-040 ENT-041 ENT-047 ENT-048 ENT-049 ENT-050 ENT-051 ENT-052 ENT-053 ENT-054 ENT-055 ENT-067 ENT-068 ENT-074]',
  (_rule, name, selection) => {
    const specified = operationIn(parse(`query { ${selection} }`));
    const document = documentOf(name);
    expect(
      lacking(
        fieldsIn(specified.selectionSet, document),
        fieldsIn(operationIn(document).selectionSet, document),
        document,
      ),
    ).toEqual([]);
  },
);

test('a missing field of an operation is detected', () => {
  const document = parse('query { cart { id lines(first: 20) { nodes { id } } } }');
  const specified = parse('query { cart { id note lines(first: 50) { nodes { id } } } }');
  expect(
    lacking(
      fieldsIn(operationIn(specified).selectionSet, document),
      fieldsIn(operationIn(document).selectionSet, document),
      document,
    ),
  ).toEqual(['cart.note', 'cart.lines(first: 50)']);
});

const metafields: [rule: string, operation: string, namespace: string, key: string][] = [
  ['ENT-030', 'ProductDetail', 'fulfillment', 'best_before_date'],
  ['ENT-031', 'ProductDetail', 'product', 'delivery_time'],
  ['ENT-032', 'ProductDetail', 'product', 'note'],
  ['ENT-033', 'ProductDetail', 'product', 'gallery'],
  ['ENT-034', 'ProductDetail', 'product', 'promotional_note'],
  ['ENT-035', 'ProductDetail', 'variant', 'badge'],
  ['ENT-056', 'Collection', 'seo', 'noindex'],
  ['ENT-057', 'Collection', 'collection', 'sub_title'],
  ['ENT-058', 'Collection', 'collection', 'promotioncard'],
  ['ENT-059', 'Collection', 'collection', 'contentgallery'],
  ['ENT-060', 'Collection', 'collection', 'brandlogo'],
  ['ENT-061', 'Collection', 'collection', 'introtext'],
  ['ENT-062', 'Collection', 'collection', 'product_test'],
  ['ENT-063', 'Collection', 'collection', 'breadcrumb'],
  ['ENT-064', 'Collection', 'collection', 'display_variants'],
  ['ENT-065', 'Collection', 'collection', 'variant_subset'],
  ['ENT-066', 'Collection', 'collection', 'subcollections'],
];

test.each(metafields)(
  '%s: %s reads the metafield %s.%s [ENT-030 ENT-031 ENT-032 ENT-033 ENT-034 ENT-035 ENT-056 ENT-057 ENT-058 ENT-059 ENT-060 ENT-061 ENT-062 ENT-063 ENT-064 ENT-065 ENT-066]',
  (_rule, name, namespace, key) => {
    const listed = print(documentOf(name)).matchAll(/namespace: "(\w+)"[,\s]+key: "(\w+)"/g);
    expect([...listed].map(([, space, name]) => `${space}.${name}`)).toContain(
      `${namespace}.${key}`,
    );
  },
);

const variables: [rule: string, operation: string, ...definitions: string[]][] = [
  ['CALL-005', 'GetCartById', '$cartId: ID!', '$language: LanguageCode'],
  [
    'CALL-007',
    'CartCreate',
    '$lines: [CartLineInput!]',
    '$attributes: [AttributeInput!]',
    '$language: LanguageCode',
  ],
  ['CALL-008', 'CartLinesAdd', '$cartId: ID!', '$lines: [CartLineInput!]!'],
  ['CALL-009', 'CartLinesUpdate', '$cartId: ID!', '$lines: [CartLineUpdateInput!]!'],
  ['CALL-010', 'CartDiscountCodesUpdate', '$cartId: ID!', '$discountCodes: [String!]!'],
  ['CALL-011', 'CartGiftCardCodesUpdate', '$cartId: ID!', '$giftCardCodes: [String!]!'],
  ['CALL-012', 'CartGiftCardCodesRemove', '$cartId: ID!', '$appliedGiftCardIds: [ID!]!'],
  [
    'CALL-015',
    'Collection',
    '$handle: String!',
    '$first: Int = 250',
    '$endCursor: String',
    '$filters: [ProductFilter!]',
    '$sortKey: ProductCollectionSortKeys',
    '$reverse: Boolean',
    '$language: LanguageCode',
  ],
  ['CALL-017', 'CollectionHandleById', '$id: ID!', '$language: LanguageCode'],
  [
    'CALL-018',
    'ProductRecommendations',
    '$handle: String!',
    '$intent: ProductRecommendationIntent',
    '$language: LanguageCode',
  ],
  ['CALL-019', 'ProductStock', '$id: ID!'],
  ['CALL-020', 'PredictiveSearch', '$query: String!', '$language: LanguageCode'],
];

test.each(variables)(
  '%s: %s takes what the rule lists [CALL-005 CALL-007 CALL-008 CALL-009 CALL-010 CALL-011 CALL-012 CALL-015 CALL-017 CALL-018 CALL-019 CALL-020 CONST-032 CONST-036 VALID-005]',
  (_rule, name, ...definitions) => {
    const taken = operationIn(documentOf(name)).variableDefinitions?.map((node) => print(node));
    expect(taken).toEqual(expect.arrayContaining(definitions));
  },
);

describe('the whole of it', () => {
  // the same in every language
  const withoutLanguage = [
    'Markets',
    'ProductStock',
    'ProductStockAfter',
    'SitemapSize',
    'UrlRedirects',
  ];
  const inLanguage = [...operations.keys()].filter((name) => !withoutLanguage.includes(name));

  test.each(inLanguage)('%s passes the language [CALL-004]', (name) => {
    const directives = operationIn(documentOf(name)).directives?.map((node) => print(node));
    expect(directives).toContain('@inContext(language: $language)');
  });

  test('no metafield list is read beyond its tenth reference [CONST-035]', () => {
    // the brand overview lists some hundred collections and asks for as many as it shows, the home page and pages
    // their sections
    for (const [name, document] of operations) {
      if (['Brands', 'HomePage', 'PageByHandle'].includes(name)) continue;
      const limits = [...print(document).matchAll(/\breferences\(first: ([^,)]+)/g)];
      expect(new Set(limits.map(([, limit]) => limit)), name).toEqual(
        new Set(limits.length > 0 ? ['10'] : []),
      );
    }
  });

  test('predictive search never asks for more than five [CONST-038]', () => {
    const limits = [...operations.values()].flatMap((document) => [
      ...print(document).matchAll(/\blimit: (\d+)/g),
    ]);
    expect(limits.length).toBeGreaterThan(2);
    expect(new Set(limits.map(([, limit]) => limit))).toEqual(new Set(['5']));
  });

  test('a product card’s variants are read without metafields [ENT-036]', () => {
    const fields = parse(
      readFileSync(`${import.meta.dirname}/fragments/VariantCardFields.graphql`, 'utf8'),
    );
    expect(print(fields)).not.toContain('metafield');
  });

  test('every operation is sent by the shop', () => {
    const root = `${import.meta.dirname}/../../..`;
    const sources = globSync('{app,server}/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.test\.|generated\.ts$/.test(file))
      .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
      .join('\n');
    const unsent = [...operations.keys()].filter(
      (name) => !new RegExp(`\\boperations\\.${name}\\b`).test(sources),
    );
    expect(unsent).toEqual([]);
  });
});
