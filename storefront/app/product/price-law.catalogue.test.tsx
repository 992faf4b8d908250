import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { buildCatalogue } from '../../../sandbox/catalogue/index.ts';
import { seed } from '../../../sandbox/seed/seed.ts';
import { ask, createTestApp } from '../../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../../sandbox/testing/database.ts';
import type {} from '../../../sandbox/testing/global-setup.ts';
import { CartLineRow } from '../cart/cart-line-row.tsx';
import type { CartLine } from '../commerce/cart.ts';
import { createCatalogue } from '../commerce/catalogue.ts';
import * as operations from '../commerce/operations/generated.ts';
import type { Platform } from '../commerce/platform.ts';
import type { DetailedVariant, ProductDetail } from '../commerce/product.ts';
import { toCart } from '../commerce/transforms/cart.ts';
import { formatsFor } from '../i18n/formats.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { ProductCard } from '../merchandise/product-card.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { BuyBox } from './buy-box.tsx';
import { productData } from './structured-data.ts';

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

/** As many as the shop reads of a cart. */
const linesOfOneCart = 50;
const t = allMessages.de.product;
const format = formatsFor('de');

/** The markup of each part; all are rendered at once, since a router for each would take minutes. */
function htmlsOf(parts: ReactElement[]): string[] {
  const page = parts.map((part) => (
    <Fragment key={part.key}>
      <hr data-cut />
      {part}
    </Fragment>
  ));
  const router = createMemoryRouter([{ path: '/', element: page }]);
  const html = renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return html.split('<hr data-cut="true"/>').slice(1);
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
  const cards = htmlsOf(
    products.map((product) => <ProductCard key={product.id} product={product} headingLevel={3} />),
  );
  const missing = products.flatMap(({ handle, offer, variants }, index) => {
    if (!offer) return [`${handle}: no offer`];
    const cheapest = variants.find(({ price }) => price.amount === offer.price.amount);
    const { unitPrice } = offer;
    return missingAtPrice(cards[index] ?? '', { sku: cheapest?.sku ?? null, unitPrice });
  });
  expect(missing).toEqual([]);
});

test('every product page names unit price, 30-day price, VAT and shipping beside the price', () => {
  const shipping = `href="${hrefsFor('de').page(t.shippingPage)}"`;
  const boxes = htmlsOf(
    variants.map(({ product, variant }) => (
      <BuyBox
        key={variant.id}
        product={product}
        variant={variant}
        settled={variant}
        complementary={[]}
        onChoose={() => {}}
      />
    )),
  );
  const missing = variants.flatMap(({ variant }, index) => [
    ...missingAtPrice(boxes[index] ?? '', variant),
    ...[t.vatIncluded, t.plusShipping, shipping]
      .filter((words) => !boxes[index]?.includes(words))
      .map((words) => `${variant.sku}: no ${words}`),
  ]);
  expect(missing).toEqual([]);
});

test.each([true, false])('a list of cards names VAT and shipping (row: %s)', (row) => {
  const [html] = htmlsOf([
    <ProductGrid key="list" products={products.slice(0, 4)} headingLevel={2} row={row} />,
  ]);
  expect(html).toContain(t.pricesIncludeVat);
  expect(html).toContain(`href="${hrefsFor('de').page(t.shippingPage)}"`);
});

test('every line of a cart shows the unit price, and a struck price the 30-day label', async () => {
  const lawful = variants.filter(
    ({ variant: { availability, unitPrice, compareAtPrice } }) =>
      availability !== 'unavailable' && (unitPrice || compareAtPrice),
  );
  const lines: CartLine[] = [];
  for (let first = 0; first < lawful.length; first += linesOfOneCart) {
    const some = lawful.slice(first, first + linesOfOneCart);
    const { cartCreate } = await platform.send(operations.CartCreate, {
      lines: some.map(({ variant }) => ({ merchandiseId: variant.id, quantity: 1 })),
      language: 'DE',
    });
    if (cartCreate?.cart) lines.push(...toCart(cartCreate.cart).lines);
  }
  expect(lines).toHaveLength(lawful.length);
  // compact is how the mini-cart shows them
  for (const compact of [false, true]) {
    const rows = htmlsOf(
      lines.map((line) => (
        <CartLineRow key={line.key} {...{ line, compact }} wanted={undefined} problems={[]} />
      )),
    );
    const missing = lines.flatMap(({ variant }, index) =>
      missingAtPrice(rows[index] ?? '', variant),
    );
    expect(missing).toEqual([]);
  }
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
});
