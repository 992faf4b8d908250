import {
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { type Case, present, reference, type Version } from '../case.ts';
import type { Facts } from '../facts.ts';

function ofMedia(type: string, field?: string): string {
  const fields = field ? `${field} { … }` : '…';
  return `{ products(first: 20) { nodes { media(first: 5) { nodes { ... on ${type} { ${fields} } } } } } }`;
}

/** How an object of a type is reached; the innermost braces get its fields. */
const ways: Record<string, (facts: Facts) => string> = {
  Shop: () => '{ shop { … } }',
  Brand: () => '{ shop { brand { … } } }',
  Domain: () => '{ shop { primaryDomain { … } } }',
  PaymentSettings: () => '{ paymentSettings { … } }',
  ShopPolicy: () => '{ shop { privacyPolicy { … } } }',
  ShopPolicyWithDefault: () => '{ shop { subscriptionPolicy { … } } }',
  Localization: () => '{ localization { availableCountries { isoCode } country { isoCode } } }',
  Country: () => '{ localization { availableCountries { … } } }',
  Currency: () => '{ localization { availableCountries { currency { … } } } }',
  Language: () => '{ localization { availableLanguages { … } } }',
  ApiVersion: () => '{ publicApiVersions { … } }',
  Product: ({ products }) => `{ product(id: "${present(products[0], 'product').id}") { … } }`,
  ProductVariant: ({ products }) =>
    `{ product(id: "${present(products[0], 'product').id}") { variants(first: 5) { nodes { … } } } }`,
  ProductOption: ({ products }) =>
    `{ product(id: "${present(products[0], 'product').id}") { options { … } } }`,
  ProductOptionValue: ({ products }) =>
    `{ product(id: "${present(products[0], 'product').id}") { options { optionValues { … } } } }`,
  SelectedOption: () =>
    '{ products(first: 3) { nodes { variants(first: 3) { nodes { selectedOptions { … } } } } } }',
  MoneyV2: () =>
    '{ products(first: 5) { nodes { priceRange { minVariantPrice { … } maxVariantPrice { … } } } } }',
  SEO: () => '{ products(first: 5) { nodes { seo { … } } } }',
  QuantityRule: () =>
    '{ products(first: 3) { nodes { variants(first: 3) { nodes { quantityRule { … } } } } } }',
  UnitPriceMeasurement: () =>
    '{ products(first: 50) { nodes { variants(first: 3) { nodes { unitPriceMeasurement { … } } } } } }',
  Image: () => '{ products(first: 20) { nodes { images(first: 3) { nodes { … } } } } }',
  MediaImage: () =>
    '{ products(first: 20) { nodes { media(first: 3) { nodes { ... on MediaImage { … } } } } } }',
  Video: () => ofMedia('Video'),
  VideoSource: () => ofMedia('Video', 'sources'),
  ExternalVideo: () => ofMedia('ExternalVideo'),
  Model3d: () => ofMedia('Model3d'),
  Model3dSource: () => ofMedia('Model3d', 'sources'),
  Collection: () => '{ collections(first: 5) { nodes { … } } }',
  Filter: () => '{ collections(first: 5) { nodes { products(first: 1) { filters { … } } } } }',
  FilterValue: () =>
    '{ collections(first: 5) { nodes { products(first: 1) { filters { values { … } } } } } }',
  Page: () => '{ pages(first: 5) { nodes { … } } }',
  Blog: () => '{ blogs(first: 5) { nodes { … } } }',
  Article: () => '{ articles(first: 5) { nodes { … } } }',
  ArticleAuthor: () => '{ articles(first: 5) { nodes { authorV2 { … } } } }',
  Menu: () => '{ menu(handle: "main-menu") { … } }',
  MenuItem: () => '{ menu(handle: "main-menu") { items { … } } }',
  UrlRedirect: () => '{ urlRedirects(first: 5) { nodes { … } } }',
  Location: () => '{ locations(first: 5) { nodes { … } } }',
  LocationAddress: () => '{ locations(first: 5) { nodes { address { … } } } }',
  SellingPlanGroup: () =>
    '{ products(first: 50) { nodes { sellingPlanGroups(first: 3) { nodes { … } } } } }',
  SellingPlan: () =>
    '{ products(first: 50) { nodes { sellingPlanGroups(first: 3) { nodes { sellingPlans(first: 3) { nodes { … } } } } } } }',
  Sitemap: () => '{ sitemap(type: PRODUCT) { pagesCount { count precision } } }',
  SitemapResource: () =>
    '{ sitemap(type: PRODUCT) { resources(page: 1) { items { handle updatedAt } hasNextPage } } }',
};

export function fieldCases(version: Version): Case[] {
  return Object.entries(ways).map(([typeName, way]) => ({
    title: `every plain field of ${typeName} has a value of its type`,
    source: reference(version, 'objects', typeName),
    async check(shop) {
      const type = version.schema.getType(typeName);
      if (!isObjectType(type)) throw new Error(`${typeName} is no object`);
      const fields = plainFields(type).join(' ');
      await shop.data(way(await shop.facts()).replaceAll('…', fields));
    },
  }));
}

/** Fields without a selection or a required argument. */
function plainFields(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields())
    .filter(
      ({ type: value }) => isScalarType(getNamedType(value)) || isEnumType(getNamedType(value)),
    )
    .filter(({ args }) => args.every(({ type: value }) => !String(value).endsWith('!')))
    .map(({ name }) => name);
}
