import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { buildCatalogue } from '../../../sandbox/catalogue/index.ts';
import { seed } from '../../../sandbox/seed/seed.ts';
import { ask, createTestApp } from '../../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../../sandbox/testing/database.ts';
import type {} from '../../../sandbox/testing/global-setup.ts';
import { CartLineRow } from '../cart/cart-line-row.tsx';
import { createCarts } from '../commerce/carts.ts';
import { createCatalogue } from '../commerce/catalogue.ts';
import type { Platform } from '../commerce/platform.ts';
import type { DetailedVariant, ProductDetail } from '../commerce/product.ts';
import { formatsFor } from '../i18n/formats.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { ProductCard } from '../merchandise/product-card.tsx';
import { BuyBox } from './buy-box.tsx';
import { breadcrumbData, productData } from './structured-data.ts';

// The whole demo range, as the platform answers it, through the shop's own transforms and components.
const range = buildCatalogue();
const database = await createTestDatabase('empty');
await seed(database, range);
const app = await createTestApp(database);
const platform: Platform = {
  async send(operation, variables) {
    const plain: Record<string, unknown> = JSON.parse(JSON.stringify(variables));
    const { data, errors } = await ask<never>(app, operation.text, plain);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  },
};
const catalogue = createCatalogue(platform);
const products: ProductDetail[] = [];
for (const { handle } of range.products) {
  const product = await catalogue.product(handle.de, 'de');
  if (product) products.push(product);
}
const variants = products.flatMap((product) =>
  product.variants.map((variant) => ({ product, variant })),
);
/** By the merchant's own facts, not by what the platform makes of them. */
const weighed = new Set(
  range.products.flatMap((product) =>
    product.variants.filter(({ contents }) => contents).map(({ sku }) => sku),
  ),
);

const t = allMessages.de.product;
const format = formatsFor('de');

function htmlOf(part: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element: part }]);
  return renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

/** What German price law asks wherever a price stands; the list of what is missing. */
function missingAtPrice(
  html: string,
  variant: Pick<DetailedVariant, 'sku' | 'unitPrice'>,
): string[] {
  const { unitPrice, sku } = variant;
  const missing: string[] = [];
  if (weighed.has(sku ?? '') && !unitPrice) missing.push(`${sku}: no unit price`);
  if (unitPrice && !html.includes(`${format.money(unitPrice.price)}/${unitPrice.unit}`)) {
    missing.push(`${sku}: unit price not shown`);
  }
  if (html.includes('<s ') && !html.includes(t.lowestPrice30Days)) {
    missing.push(`${sku}: struck price without its 30-day label`);
  }
  return missing;
}

test('the range has what the law is about', () => {
  expect(products).toHaveLength(range.products.length);
  expect(weighed.size).toBeGreaterThan(1000);
  expect(variants.filter(({ variant }) => variant.compareAtPrice).length).toBeGreaterThan(50);
});

test('every card of a weighed product shows the unit price, and a struck price the 30-day label', () => {
  const missing = products.flatMap((product) => {
    if (!product.offer) return [`${product.handle}: no offer`];
    const cheapest = product.variants.find(
      ({ price }) => price.amount === product.offer?.price.amount,
    );
    const html = htmlOf(<ProductCard product={product} headingLevel={3} />);
    return missingAtPrice(html, { sku: cheapest?.sku ?? null, unitPrice: product.offer.unitPrice });
  });
  expect(missing).toEqual([]);
});

test('every product page names unit price, 30-day price, VAT and shipping beside the price', () => {
  const shipping = `href="${hrefsFor('de').page(t.shippingPage)}"`;
  const missing = variants.flatMap(({ product, variant }) => {
    const html = htmlOf(<BuyBox product={product} variant={variant} complementary={[]} />);
    return [
      ...missingAtPrice(html, variant),
      ...[t.vatIncluded, t.plusShipping, shipping]
        .filter((words) => !html.includes(words))
        .map((words) => `${variant.sku}: no ${words}`),
    ];
  });
  expect(missing).toEqual([]);
});

test('every line of a cart shows the unit price, and a struck price the 30-day label', async () => {
  const carts = createCarts(platform);
  const missing: string[] = [];
  for (const { variant } of variants) {
    if (variant.availability === 'unavailable') continue;
    if (!variant.unitPrice && !variant.compareAtPrice) continue;
    const { cart } = await carts.add(null, { variantId: variant.id, quantity: 1 }, 'de');
    for (const line of cart.lines) {
      const html = htmlOf(
        <CartLineRow line={line} wanted={undefined} problems={[]} compact={false} />,
      );
      missing.push(...missingAtPrice(html, line.variant));
    }
  }
  expect(missing).toEqual([]);
});

test('search engines get all that a merchant listing needs, of every product', () => {
  const place = { origin: 'https://shop.test', href: hrefsFor('de') };
  const missing = products.flatMap((product) => {
    const data = JSON.parse(JSON.stringify(productData(product, place)));
    const goods = data['@type'] === 'ProductGroup' ? data.hasVariant : [data];
    const lacks = (owner: Record<string, unknown>, names: string[]) =>
      names.filter((name) => !owner[name]).map((name) => `${product.handle}: ${name}`);
    return [
      ...lacks(data, ['name', 'description', 'url', 'image', 'brand']),
      ...(product.rating ? lacks(data, ['aggregateRating']) : []),
      ...goods.flatMap((item: Record<string, Record<string, unknown>>) => [
        ...lacks(item, ['name', 'image', 'sku', 'offers']),
        ...lacks(item.offers ?? {}, [
          'url',
          'price',
          'priceCurrency',
          'availability',
          'hasMerchantReturnPolicy',
          ...(product.isGiftCard ? [] : ['shippingDetails']),
        ]),
      ]),
    ];
  });
  expect(missing).toEqual([]);
  expect(
    breadcrumbData([{ title: 'Start', href: '/de' }, { title: 'Kaffee' }], '/de/p/k', place.origin),
  ).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://shop.test/de' },
      { position: 2, name: 'Kaffee', item: 'https://shop.test/de/p/k' },
    ],
  });
});
