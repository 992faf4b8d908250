import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { generateCatalogue } from '../../../catalogue/generate-catalogue.ts';
import { readCatalogue } from '../../../sandbox/catalogue-format/read-catalogue.ts';
import { seed } from '../../../sandbox/seed/seed.ts';
import { ask, createTestApp } from '../../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../../sandbox/testing/database.ts';
import type {} from '../../../sandbox/testing/global-setup.ts';
import { CartLineRow } from '../cart/cart-line-row.tsx';
import type { CartLine } from '../commerce/cart/cart.ts';
import { toCart } from '../commerce/cart/to-cart.ts';
import { createCatalogue } from '../commerce/catalogue/catalogue.ts';
import * as operations from '../commerce/operations/generated.ts';
import type { Platform } from '../commerce/platform/platform.ts';
import type { Money } from '../commerce/price/money.ts';
import { variantCards } from '../commerce/product/offer.ts';
import type { ProductDetail } from '../commerce/product/product.ts';
import { formatsFor } from '../i18n/formats.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { ProductCard } from '../merchandise/product-card.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { BuyBox } from './buy-box.tsx';
import { productJsonLd } from './structured-data.ts';

// The demo range, as the platform answers it, through the shop's own transforms and components.
const range = await readCatalogue(await generateCatalogue());
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
// CI checks every third product, the nightly run all
const checked = range.products.filter((_, index) => !process.env.CI || index % 3 === 0);
for (const { handle } of checked) {
  const product = await catalogue.product(handle.de, 'de');
  if (product) products.push(product);
}
const variants = products.flatMap((product) =>
  product.variants.map((variant) => ({ product, variant })),
);
/** From the catalogue's source data, not from the platform's response. */
const weighed = new Map(
  range.products.flatMap((product) =>
    product.variants.flatMap(({ sku, contents }) => (contents ? [[sku, contents] as const] : [])),
  ),
);

/** The price divided by the contents, for one kilogram or litre. */
function lawfulUnitPrice(sku: string | null, charged: Money): string | null {
  const contents = weighed.get(sku ?? '');
  if (!contents) return null;
  const isSmall = contents.unit === 'g' || contents.unit === 'ml';
  const amount = Math.round((charged.amount * (isSmall ? 1000 : 1)) / contents.amount);
  const unit = contents.unit.endsWith('g') ? 'kg' : 'l';
  return `${format.money({ ...charged, amount })}/${unit}`;
}

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

interface PricedGoods {
  sku: string | null;
  price: Money;
  lowestPrice30Days: Money | null;
  sumOfSinglePrices: Money | null;
}

/** What German price law requires beside a price and the markup lacks. */
function missingAtPrice(html: string, goods: PricedGoods): string[] {
  const { sku, price, lowestPrice30Days, sumOfSinglePrices } = goods;
  const missing: string[] = [];
  const unitPrice = lawfulUnitPrice(sku, price);
  if (unitPrice && !html.includes(unitPrice)) missing.push(`${sku}: no ${unitPrice}`);
  const struck = [...html.matchAll(/<s>([^<]*)/g)].map(([, text]) => text);
  const lawful = lowestPrice30Days ? [format.money(lowestPrice30Days)] : [];
  if (struck.join() !== lawful.join()) missing.push(`${sku}: ${struck} struck through`);
  if (struck.length > 0 && !html.includes('Niedrigster Preis der letzten 30\u00a0Tage:')) {
    missing.push(`${sku}: struck price without its 30-day label`);
  }
  const singly = sumOfSinglePrices && `Einzeln zusammen ${format.money(sumOfSinglePrices)}`;
  if (singly && !html.includes(singly)) missing.push(`${sku}: no single prices`);
  return missing;
}

test('the catalogue contains every case that price law covers', () => {
  expect(products).toHaveLength(checked.length);
  expect(weighed.size).toBeGreaterThan(1000);
  expect(variants.filter(({ variant }) => variant.lowestPrice30Days).length).toBeGreaterThan(15);
  expect(variants.filter(({ variant }) => variant.sumOfSinglePrices).length).toBeGreaterThan(8);
  expect(products.filter(({ isNew, offer }) => isNew && offer?.lowestPrice30Days)).toEqual([]);
});

test('every card shows the unit prices of its prices, and strikes only the 30-day lowest [DEC-029 DEC-030]', () => {
  const cards = htmlsOf(
    products.map((product) => <ProductCard key={product.id} product={product} headingLevel={3} />),
  );
  const missing = products.flatMap(({ handle, offer }, index) =>
    offer ? missingAtPrice(cards[index] ?? '', offer) : [`${handle}: no offer`],
  );
  expect(missing).toEqual([]);
});

test('a listing of variants prices each of them', () => {
  const cards = products.flatMap((product) =>
    variantCards(product, product.variants).map((card, index) => ({
      card,
      variant: product.variants[index],
    })),
  );
  const htmls = htmlsOf(
    cards.map(({ card }) => (
      <ProductCard key={card.listedVariant} product={card} headingLevel={3} />
    )),
  );
  const missing = cards.flatMap(({ variant }, index) => {
    if (!variant) return ['no variant'];
    const html = htmls[index] ?? '';
    const badge = variant.badge?.title;
    return [
      ...missingAtPrice(html, variant),
      ...(badge && !html.includes(badge) && !html.includes('%') && !html.includes(t.new)
        ? [`${variant.sku}: no ${badge}`]
        : []),
    ];
  });
  expect(missing).toEqual([]);
  const badges = variants.map(({ variant }) => variant.badge?.title);
  expect(badges).toContain('Bester Kilopreis');
});

test('every product page names unit price, 30-day price, VAT and shipping beside the price [PDP-003]', () => {
  const shipping = `href="${hrefsFor('de').page(t.shippingPage)}"`;
  const boxes = htmlsOf(
    variants.map(({ product, variant }) => (
      <BuyBox
        key={variant.id}
        // the document has the facts of all variants, of which CSS shows these
        product={{ ...product, variants: [variant] }}
        variant={variant}
        deferredVariant={variant}
        onChoose={() => {}}
      />
    )),
  );
  const missing = variants.flatMap(({ product, variant }, index) => [
    ...missingAtPrice(boxes[index] ?? '', variant),
    ...[t.vatIncluded, t.plusShipping, shipping]
      // a voucher bears no tax until it is spent, and comes by e-mail
      .filter((words) => boxes[index]?.includes(words) === product.isGiftCard)
      .map((words) => `${variant.sku}: ${product.isGiftCard ? 'says' : 'no'} ${words}`),
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

test('every line of a cart shows the unit price of what it costs, in a subscription, too [DEC-029]', async () => {
  const buyable = variants.filter(({ variant }) => variant.availability !== 'unavailable');
  const wanted = buyable.flatMap(({ variant: { id, plans } }) => [
    { merchandiseId: id, quantity: 1 },
    ...plans.slice(0, 1).map((plan) => ({
      merchandiseId: id,
      quantity: 2,
      sellingPlanId: plan.id,
    })),
  ]);
  const lines: CartLine[] = [];
  for (let first = 0; first < wanted.length; first += linesOfOneCart) {
    const { cartCreate } = await platform.send(operations.CartCreate, {
      lines: wanted.slice(first, first + linesOfOneCart),
      language: 'DE',
    });
    if (cartCreate?.cart) lines.push(...toCart(cartCreate.cart).lines);
  }
  expect(lines).toHaveLength(wanted.length);
  expect(lines.filter(({ subscription }) => subscription).length).toBeGreaterThan(200);
  // compact is how the mini-cart shows them
  for (const compact of [false, true]) {
    const rows = htmlsOf(
      lines.map((line) => (
        <CartLineRow
          key={line.key}
          {...{ line, compact }}
          addOns={[]}
          pendingQuantity={undefined}
          problems={[]}
        />
      )),
    );
    const missing = lines.flatMap(({ variant, subscription, subtotal, quantity }, index) =>
      missingAtPrice(rows[index] ?? '', {
        sku: variant.sku,
        // few are left of some: a second line of them may be empty
        price: quantity > 0 ? { ...subtotal, amount: subtotal.amount / quantity } : variant.price,
        lowestPrice30Days: subscription ? null : variant.lowestPrice30Days,
        sumOfSinglePrices: subscription ? null : variant.sumOfSinglePrices,
      }),
    );
    expect(missing).toEqual([]);
    const guaranteed = lines.flatMap((line, index) =>
      line.product.guarantee ? [{ ...line.product.guarantee, row: rows[index] ?? '' }] : [],
    );
    expect(guaranteed.length).toBeGreaterThan(15);
    const silent = guaranteed.filter(
      ({ brand, years, row }) => !row.includes(allMessages.de.cart.guarantee(brand, String(years))),
    );
    expect(silent).toEqual([]);
  }
});

test('every product has complete merchant listing data for search engines', () => {
  const page = {
    origin: 'https://shop.test',
    locale: 'de' as const,
    reviews: [],
    language: 'de' as const,
  };
  const missing = products.flatMap((product) => {
    const data = JSON.parse(JSON.stringify(productJsonLd(product, page)));
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
