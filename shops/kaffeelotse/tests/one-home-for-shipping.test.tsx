// The terms of two countries are changed in one file: everything that names them follows.
import { expect, test, vi } from 'vitest';
import { shipping as platformShipping } from '../../../catalogue/shop/shipping.ts';
import {
  isShippedFree,
  missingForFreeShipping,
} from '../../../storefront/app/commerce/cart/cart.ts';
import { exampleCart, exampleLine } from '../../../storefront/app/commerce/cart/cart-examples.ts';
import { variantOffers } from '../../../storefront/app/commerce/catalogue/variant-offers.ts';
import { googleFeed } from '../../../storefront/app/seo/google-feed.ts';
import { llmsTxt } from '../../../storefront/app/seo/llms-txt.ts';
import { documents } from '../../../storefront/content/documents/documents.server.ts';
import { collected } from '../../../storefront/testing/collected.ts';
import { renderPage } from '../../../storefront/testing/render-page.tsx';

vi.mock(import('../destinations.ts'), async (load) => {
  const { destinations } = await load();
  const cents = (amount: number) => ({ amount, currency: 'EUR' });
  return {
    destinations: {
      ...destinations,
      DE: { ...destinations.DE, freeFrom: cents(5300), freight: cents(6100) },
      DK: { ...destinations.DK, freeFrom: cents(6700), cost: cents(830), days: { min: 7, max: 9 } },
    },
  };
});

/** The specified threshold, as pages write it; a price would have cents. */
const oldThreshold = /(?<![\d.,])(49[\s\u00a0]€|€49)(?![.,\d])/;

const plain = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(&nbsp;|\s|\u00a0)+/g, ' ');

const paths = ['de', 'en', 'da'].flatMap((language) => [
  `/${language}`,
  `/${language}/cart`,
  `/${language}/search`,
  ...documents.flatMap(({ language: own, section, frontMatter }) =>
    own === language ? [`/${language}/${section === 'pages' ? 'e' : 'a'}/${frontMatter.slug}`] : [],
  ),
]);

test('no page and no document has the old threshold', async () => {
  expect(paths.length).toBeGreaterThan(150);
  // CI looks at every third page, the nightly run at all
  for (const path of paths.filter((_, index) => !process.env.CI || index % 3 === 0)) {
    const { html } = await renderPage(path);
    expect(plain(html), path).not.toMatch(oldThreshold);
  }
  expect(llmsTxt('https://shop.example')).not.toMatch(oldThreshold);
}, 120_000);

test.each([
  ['/da', ['67 €', '7–9']],
  ['/da/e/forsendelse-levering', ['til Danmark fra 67 €', 'i Tyskland fra 53 €', '8,30 €', '7–9']],
  ['/da/e/ordering-benefits', ['til Danmark fra 67 €', '7–9']],
  [
    '/de/e/versand-lieferung',
    ['innerhalb Deutschlands ab 53 €', 'nach Dänemark ab 67 €', '61,00 €'],
  ],
  ['/en/e/shipping-delivery', ['within Germany from €53', 'to Denmark from €67']],
])('%s names %j', async (path, texts) => {
  const { html } = await renderPage(path);
  for (const text of texts) expect(plain(html), text).toContain(text);
});

test('language models read them, too', () => {
  expect(llmsTxt('https://shop.example')).toContain('to Denmark from €67');
});

test('the cart counts to the threshold of the delivery country', () => {
  const cart = exampleCart([exampleLine({ price: 60 })]);
  expect(isShippedFree(cart, 'DE')).toBe(true);
  expect(missingForFreeShipping(cart, 'DK')).toEqual({ amount: 700, currency: 'EUR' });
});

test('feeds and structured data charge Danish buyers what they pay', async () => {
  const offersAt = (amount: number) => {
    const price = { amount, currency: 'EUR' };
    const variant = {
      id: 'gid://shopify/ProductVariant/7',
      sku: 'K1',
      gtin: null,
      title: null,
      price,
      lowestPrice30Days: null,
      netQuantity: null,
      unitPrice: null,
      options: [],
      availability: 'inStock' as const,
      deliveryDays: null,
      picture: null,
      pictures: [],
      components: [],
    };
    return variantOffers(
      {
        id: 'gid://shopify/Product/1',
        handle: 'x',
        title: 'X',
        vendor: 'Y',
        productType: 'Z',
        shortNote: null,
        descriptionHtml: '',
        pictures: [],
        tags: [],
        isGiftCard: false,
        options: [],
        technicalDetails: [],
        variants: [variant],
      },
      'da',
    );
  };
  async function* pages() {
    yield offersAt(6700);
  }
  const toDenmark = (amount: number) =>
    offersAt(amount)
      .flatMap(({ shipping }) => shipping)
      .find(({ countries }) => countries.includes('DK'));
  expect(toDenmark(6000)).toMatchObject({ cost: { amount: 830 }, days: { min: 7, max: 9 } });
  expect(toDenmark(6700)?.cost.amount).toBe(0);
  const feed = googleFeed(pages(), {
    locale: 'da',
    origin: 'https://shop.example',
    today: new Date(),
  });
  const denmark = /<g:country>DK<\/g:country>\s*<g:price>0\.00 EUR<\/g:price>/;
  expect((await collected(feed)).join('')).toMatch(denmark);
});

test('the demo’s platform charges the same at its checkout', () => {
  const rate = platformShipping.standard.find(({ countries }) => countries.includes('DK'));
  expect(rate).toMatchObject({ price: 830, freeFrom: 6700, days: { min: 7, max: 9 } });
});
