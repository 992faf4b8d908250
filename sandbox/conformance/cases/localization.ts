import assert from 'node:assert/strict';
import { type Case, present, reference, type Version } from '../case.ts';

const source =
  'https://shopify.dev/docs/storefronts/headless/building-with-the-storefront-api/in-context';
const sitemapTypes = ['PRODUCT', 'COLLECTION', 'PAGE', 'BLOG', 'ARTICLE'];

export function localizationCases(version: Version): Case[] {
  return [
    {
      title: '@inContext(language:) answers in each language that the shop offers',
      source,
      async check(shop) {
        for (const language of (await shop.facts()).languages) {
          const { localization } = await shop.data<{
            localization: { language: { isoCode: string } };
          }>(
            `query @inContext(language: ${language}) { localization { language { isoCode endonymName } } }`,
          );
          assert.equal(localization.language.isoCode, language);
        }
      },
    },
    {
      title:
        '@inContext(language:) with one that the shop does not offer answers in the primary one',
      source,
      async check(shop) {
        const { languages } = await shop.facts();
        const other = present(
          ['ZU', 'FO', 'SW'].find((language) => !languages.includes(language)),
          'language that it lacks',
        );
        const { localization } = await shop.data<{
          localization: { language: { isoCode: string } };
        }>(`query @inContext(language: ${other}) { localization { language { isoCode } } }`);
        assert.ok(languages.includes(localization.language.isoCode));
      },
    },
    {
      title: '@inContext(country:) prices in the currency of each country that the shop sells to',
      source,
      async check(shop) {
        for (const { isoCode, currency } of (await shop.facts()).countries.slice(0, 10)) {
          const { products, localization } = await shop.data<{
            products: { nodes: { priceRange: { minVariantPrice: { currencyCode: string } } }[] };
            localization: { country: { isoCode: string } };
          }>(
            `query @inContext(country: ${isoCode}) {
              products(first: 1) { nodes { priceRange { minVariantPrice { currencyCode } } } }
              localization { country { isoCode } }
            }`,
          );
          assert.equal(localization.country.isoCode, isoCode);
          const price = products.nodes[0]?.priceRange.minVariantPrice.currencyCode;
          assert.equal(price ?? currency.isoCode, currency.isoCode);
        }
      },
    },
    {
      title: 'the country of the answer is among those the shop sells to',
      source: reference(version, 'objects', 'Localization'),
      async check(shop) {
        const { country, countries } = await shop.facts();
        assert.ok(countries.some(({ isoCode }) => isoCode === country));
      },
    },
    {
      title: 'a handle found in one language leads to the same product in another',
      source,
      async check(shop) {
        const { products, languages } = await shop.facts();
        const { id } = present(products[0], 'product');
        for (const language of languages) {
          const { product } = await shop.data<{ product: { handle: string } }>(
            `query ($id: ID!) @inContext(language: ${language}) { product(id: $id) { handle } }`,
            { id },
          );
          const answer = await shop.data<{ product: { id: string } }>(
            `query ($handle: String!) @inContext(language: ${language}) { product(handle: $handle) { id } }`,
            { handle: product.handle },
          );
          assert.equal(answer.product.id, id);
        }
      },
    },
    ...sitemapTypes.map(
      (type): Case => ({
        title: `the sitemap of ${type} has as many pages as it says`,
        source: reference(version, 'queries', 'sitemap'),
        async check(shop) {
          const { sitemap } = await shop.data<{
            sitemap: { pagesCount: { count: number } | null };
          }>(`{ sitemap(type: ${type}) { pagesCount { count } } }`);
          const last = sitemap.pagesCount?.count ?? 0;
          if (last === 0) return;
          const answer = await shop.data<{
            sitemap: { resources: { hasNextPage: boolean; items: unknown[] } };
          }>(
            `{ sitemap(type: ${type}) { resources(page: ${last}) { hasNextPage items { handle updatedAt } } } }`,
          );
          assert.equal(answer.sitemap.resources.hasNextPage, false);
          assert.notEqual(answer.sitemap.resources.items.length, 0);
        },
      }),
    ),
  ];
}
