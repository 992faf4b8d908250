import assert from 'node:assert/strict';
import { type Case, present, reference, Skipped, type Version } from '../case.ts';
import type { Facts, Money, Product, Variant } from '../facts.ts';

const amount = ({ amount: text }: Money) => Number(text);
const optionsInput = (variant: Variant) =>
  variant.selectedOptions.map(({ name, value }) => ({ name, value }));

/** A product with a choice. */
function withChoice({ products }: Facts): Product {
  return present(
    products.find(({ variants }) => variants.nodes.length > 1),
    'product with several variants',
  );
}

export function productCases(version: Version): Case[] {
  const product = reference(version, 'objects', 'Product');
  const bySelection = (
    title: string,
    field: string,
    change: (options: { name: string; value: string }[]) => { name: string; value: string }[],
    expected: (variant: Variant) => string | undefined,
  ): Case => ({
    title,
    source: product,
    async check(shop) {
      const chosen = withChoice(await shop.facts());
      const variant = present(chosen.variants.nodes.at(-1), 'variant');
      const answer = await shop.data<{ product: { found: Variant | null } }>(
        `query ($id: ID!, $options: [SelectedOptionInput!]!) {
          product(id: $id) { found: ${field} { id } }
        }`,
        { id: chosen.id, options: change(optionsInput(variant)) },
      );
      assert.equal(answer.product.found?.id, expected(variant));
    },
  });
  const unknown = { name: 'There is no such option', value: 'x' };
  return [
    {
      title: 'priceRange spans the prices of the variants',
      source: product,
      async check(shop) {
        const { products } = await shop.data<{
          products: {
            nodes: {
              priceRange: { minVariantPrice: Money; maxVariantPrice: Money };
              variants: { nodes: { price: Money }[]; pageInfo: { hasNextPage: boolean } };
            }[];
          };
        }>(
          '{ products(first: 20) { nodes { priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } } variants(first: 100) { nodes { price { amount currencyCode } } pageInfo { hasNextPage } } } } }',
        );
        for (const { priceRange, variants } of products.nodes) {
          if (variants.pageInfo.hasNextPage) continue;
          const prices = variants.nodes.map(({ price }) => amount(price));
          assert.equal(amount(priceRange.minVariantPrice), Math.min(...prices));
          assert.equal(amount(priceRange.maxVariantPrice), Math.max(...prices));
        }
      },
    },
    {
      title: 'a product is for sale if one of its variants is',
      source: product,
      async check(shop) {
        for (const { availableForSale, variants } of (await shop.facts()).products) {
          if (variants.nodes.length === 50) continue;
          assert.equal(
            availableForSale,
            variants.nodes.some((it) => it.availableForSale),
          );
        }
      },
    },
    {
      title: 'a variant has a value for every option of its product',
      source: product,
      async check(shop) {
        const { products } = await shop.data<{
          products: {
            nodes: {
              options: { name: string; optionValues: { name: string }[] }[];
              variants: { nodes: Variant[] };
            }[];
          };
        }>(
          '{ products(first: 20) { nodes { options { name optionValues { name } } variants(first: 20) { nodes { selectedOptions { name value } } } } } }',
        );
        for (const { options, variants } of products.nodes) {
          for (const { selectedOptions } of variants.nodes) {
            assert.deepEqual(
              selectedOptions.map(({ name }) => name),
              options.map(({ name }) => name),
            );
            for (const { name, value } of selectedOptions) {
              const values = options.find((option) => option.name === name)?.optionValues;
              assert.ok(
                values?.some((it) => it.name === value),
                `${name} has no ${value}`,
              );
            }
          }
        }
      },
    },
    {
      title: "a product without options has one: Title, with the value 'Default Title'",
      source: product,
      async check(shop) {
        const { products } = await shop.facts();
        const single = products.filter(({ variants }) => variants.nodes.length === 1);
        const plain = single.find((it) => it.variants.nodes[0]?.title === 'Default Title');
        const variant = present(plain?.variants.nodes[0], 'product without options');
        assert.deepEqual(
          variant.selectedOptions.map(({ name, value }) => [name, value]),
          [['Title', 'Default Title']],
        );
      },
    },
    {
      title: "a variant's title is the values of its options",
      source: reference(version, 'objects', 'ProductVariant'),
      async check(shop) {
        for (const { variants } of (await shop.facts()).products) {
          for (const { title, selectedOptions } of variants.nodes) {
            assert.equal(title, selectedOptions.map(({ value }) => value).join(' / '));
          }
        }
      },
    },
    bySelection(
      'variantBySelectedOptions finds the variant',
      'variantBySelectedOptions(selectedOptions: $options)',
      (options) => options,
      ({ id }) => id,
    ),
    bySelection(
      'variantBySelectedOptions is case-sensitive',
      'variantBySelectedOptions(selectedOptions: $options)',
      (options) =>
        options.map(({ name, value }) => ({ name: swapped(name), value: swapped(value) })),
      () => undefined,
    ),
    bySelection(
      'variantBySelectedOptions with caseInsensitiveMatch is not',
      'variantBySelectedOptions(selectedOptions: $options, caseInsensitiveMatch: true)',
      (options) =>
        options.map(({ name, value }) => ({ name: swapped(name), value: swapped(value) })),
      ({ id }) => id,
    ),
    bySelection(
      'variantBySelectedOptions finds nothing with an unknown option',
      'variantBySelectedOptions(selectedOptions: $options)',
      (options) => [...options, unknown],
      () => undefined,
    ),
    bySelection(
      'variantBySelectedOptions with ignoreUnknownOptions leaves it aside',
      'variantBySelectedOptions(selectedOptions: $options, ignoreUnknownOptions: true)',
      (options) => [...options, unknown],
      ({ id }) => id,
    ),
    bySelection(
      'selectedOrFirstAvailableVariant finds the variant, unknown options or not',
      'selectedOrFirstAvailableVariant(selectedOptions: $options)',
      (options) => [...options, unknown],
      ({ id }) => id,
    ),
    {
      title: 'selectedOrFirstAvailableVariant without a choice is the first for sale',
      source: product,
      async check(shop) {
        const { products } = await shop.facts();
        const { id, variants } = present(
          products.find(({ availableForSale }) => availableForSale),
          'product for sale',
        );
        const answer = await shop.data<{ product: { found: Variant } }>(
          'query ($id: ID!) { product(id: $id) { found: selectedOrFirstAvailableVariant { id } } }',
          { id },
        );
        const first = variants.nodes.find(({ availableForSale }) => availableForSale);
        assert.equal(answer.product.found.id, first?.id);
      },
    },
    {
      title: 'adjacentVariants differ from the choice in one option',
      source: product,
      async check(shop) {
        const chosen = withChoice(await shop.facts());
        const variant = present(chosen.variants.nodes[0], 'variant');
        const answer = await shop.data<{ product: { adjacentVariants: Variant[] } }>(
          'query ($id: ID!, $options: [SelectedOptionInput!]) { product(id: $id) { adjacentVariants(selectedOptions: $options) { id selectedOptions { name value } } } }',
          { id: chosen.id, options: optionsInput(variant) },
        );
        for (const { selectedOptions } of answer.product.adjacentVariants) {
          const different = selectedOptions.filter(
            ({ value }, index) => value !== variant.selectedOptions[index]?.value,
          );
          assert.ok(different.length <= 1, 'an adjacent variant differs in several options');
        }
      },
    },
    {
      title: 'a variant leads back to its product',
      source: reference(version, 'objects', 'ProductVariant'),
      async check(shop) {
        const { products } = await shop.data<{
          products: { nodes: { id: string; variants: { nodes: { product: { id: string } }[] } }[] };
        }>(
          '{ products(first: 5) { nodes { id variants(first: 3) { nodes { product { id } } } } } }',
        );
        for (const { id, variants } of products.nodes) {
          for (const variant of variants.nodes) assert.equal(variant.product.id, id);
        }
      },
    },
    {
      title: 'a collection has the products that name it',
      source: reference(version, 'objects', 'Collection'),
      async check(shop) {
        const { id } = present((await shop.facts()).collection, 'collection with products');
        const { collection } = await shop.data<{
          collection: { products: { nodes: { collections: { nodes: { id: string }[] } }[] } };
        }>(
          'query ($id: ID!) { collection(id: $id) { products(first: 5) { nodes { collections(first: 250) { nodes { id } } } } } }',
          { id },
        );
        for (const { collections } of collection.products.nodes) {
          assert.ok(collections.nodes.some((it) => it.id === id));
        }
      },
    },
    ...['RELATED', 'COMPLEMENTARY'].map(
      (intent): Case => ({
        title: `productRecommendations with ${intent} leave the product itself out`,
        source: reference(version, 'queries', 'productRecommendations'),
        async check(shop) {
          const { id } = present((await shop.facts()).products[0], 'product');
          const { found } = await shop.data<{ found: { id: string }[] | null }>(
            `query ($id: ID!) { found: productRecommendations(productId: $id, intent: ${intent}) { id } }`,
            { id },
          );
          assert.ok(!found?.some((it) => it.id === id));
          assert.ok((found?.length ?? 0) <= 10, 'more than ten are recommended');
        },
      }),
    ),
    {
      title: 'description with truncateAt is no longer than that',
      source: product,
      async check(shop) {
        const { products } = await shop.data<{
          products: { nodes: { short: string; description: string }[] };
        }>('{ products(first: 10) { nodes { description short: description(truncateAt: 20) } } }');
        for (const { short, description } of products.nodes) {
          assert.ok(short.length <= 20, short);
          if (description.length <= 20) assert.equal(short, description);
        }
      },
    },
    {
      title: 'options(first:) cuts the list',
      source: product,
      async check(shop) {
        const { id } = withChoice(await shop.facts());
        const answer = await shop.data<{ product: { options: unknown[] } }>(
          'query ($id: ID!) { product(id: $id) { options(first: 1) { id } } }',
          { id },
        );
        assert.equal(answer.product.options.length, 1);
      },
    },
    ...[
      'maxWidth: 100',
      'maxHeight: 100',
      'maxWidth: 100, maxHeight: 100, crop: CENTER',
      'preferredContentType: WEBP',
      'maxWidth: 100, scale: 2',
    ].map(
      (transform): Case => ({
        title: `a picture's address takes ${transform}`,
        source: reference(version, 'input-objects', 'ImageTransformInput'),
        async check(shop) {
          const { products } = await shop.data<{
            products: { nodes: { images: { nodes: { url: string; made: string }[] } }[] };
          }>(
            `{ products(first: 5) { nodes { images(first: 1) { nodes { url made: url(transform: { ${transform} }) } } } } }`,
          );
          const images = products.nodes.flatMap(({ images: { nodes } }) => nodes);
          if (images.length === 0) throw new Skipped('the shop has no pictures');
          for (const { url, made } of images) {
            assert.equal(new URL(made).host, new URL(url).host);
            assert.notEqual(made, url);
          }
        },
      }),
    ),
  ];
}

/** Only letters whose other case is one letter, too. */
function swapped(text: string): string {
  return text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}
