import { expect, test } from 'vitest';
import { euros } from '../commerce/price/money.ts';
import type { DetailedVariant, ProductDetail } from '../commerce/product/product.ts';
import {
  exampleCard,
  exampleDetail,
  exampleDetailedVariant,
} from '../commerce/product/product-examples.ts';
import { homeMarket } from '../i18n/market.ts';
import {
  collectionMarkdown,
  documentMarkdown,
  productMarkdown,
  productTestMarkdown,
} from './markdown-pages.ts';

const origin = 'https://shop.test';

const variant: DetailedVariant = {
  ...exampleDetailedVariant,
  unitPrice: { price: euros(35.6), unit: 'kg' },
};

const product: ProductDetail = {
  ...exampleDetail,
  shortNote: 'Dark and sweet',
  rating: { average: 4.5, count: 12 },
  variants: [
    { ...variant, lowestPrice30Days: euros(9.9) },
    {
      ...variant,
      id: 'gid://shopify/ProductVariant/8',
      title: '1 kg',
      price: euros(30.4),
      unitPrice: { price: euros(30.4), unit: 'kg' },
      availability: 'unavailable',
    },
  ],
  descriptionHtml: '<p>From <a href="/en/c/coffee">two farms</a>.</p>',
  technicalDetails: [{ label: 'Roast', value: 'dark' }],
};

test('a product has its variants with price, unit price, 30-day price and availability', () => {
  const markdown = productMarkdown(product, { origin, market: homeMarket('en') }).replaceAll(
    '\u00a0',
    ' ',
  );
  expect(markdown).toContain('# Kernel & Co Night Shift\n\nDark and sweet\n');
  expect(markdown).toMatch(
    /- \[Night Shift, 250 g\]\(https:\/\/shop\.test\/en\/p\/night-shift\?variant=7\): €8\.90 \(€35\.60\/kg\), .*30 days: €9\.90, In stock\n/,
  );
  expect(markdown).toContain(
    '[Night Shift, 1 kg](https://shop.test/en/p/night-shift?variant=8): €30.40 (€30.40/kg), Not available\n',
  );
  expect(markdown).toContain('](https://shop.test/en/e/shipping-delivery)');
  expect(markdown).toMatch(/4\.5 .*12/);
  expect(markdown).toContain('From [two farms](https://shop.test/en/c/coffee).');
  expect(markdown).toContain('- Roast: dark\n');
});

test('a gift card says nothing of shipping', () => {
  const giftCard = { ...product, isGiftCard: true };
  expect(productMarkdown(giftCard, { origin, market: homeMarket('de') })).not.toContain(
    'versand-lieferung',
  );
});

test('a collection lists its products with address and price', () => {
  const markdown = collectionMarkdown(
    {
      title: 'Coffee',
      descriptionHtml: '<p>All of it.</p>',
      listing: { products: [exampleCard, { ...exampleCard, offer: null, shortNote: 'Sold out' }] },
    },
    { origin, market: homeMarket('en') },
  );
  expect(markdown).toMatch(/^# Coffee\n\nAll of it\.\n\n/);
  expect(markdown).toContain(
    '- [Kernel & Co Night Shift](https://shop.test/en/p/night-shift): €8.90',
  );
  expect(markdown).toContain('night-shift): Sold out\n');
});

test('an article and a product test begin with their title', () => {
  const frontMatter = { title: 'Grinding', description: 'How fine?' };
  const article = documentMarkdown(frontMatter, '<h2>Espresso</h2>', {
    origin,
    market: homeMarket('en'),
  });
  expect(article).toBe('# Grinding\n\nHow fine?\n\n## Espresso\n');
  const report = { title: 'Korn 64', verdict: 'Good', paragraphs: ['One', 'Two'] };
  expect(productTestMarkdown(report)).toBe('# Korn 64\n\nGood\n\nOne\n\nTwo\n');
});
