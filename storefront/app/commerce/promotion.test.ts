import { expect, test } from 'vitest';
import { toPromotion } from './transforms/promotion.ts';

type Node = Parameters<typeof toPromotion>[0];
type Field = Node['fields'][number];

const image = { id: null, url: 'https://cdn.example/own.webp', altText: 'Three bags' };
const collection = { id: '1', handle: 'angebote', title: 'Angebote', image: null };

const promotion = (...fields: Field[]): Node => ({ id: 'p', handle: 'p', fields });
const field = (key: string, value: string | null, reference: Field['reference'] = null): Field => ({
  key,
  value,
  reference,
});
const title = field('title', 'Savings packs: up to 18% off');

test('all fields of a promotion', () => {
  const node = promotion(
    title,
    field('description', 'Three roasters in one pack.'),
    field('discount_code', 'LOTSE18'),
    field('link', null, collection),
    field('link_text', 'To the packs'),
    field('image', null, { image }),
  );
  expect(toPromotion(node, 'en')).toEqual({
    id: 'p',
    title: 'Savings packs: up to 18% off',
    description: 'Three roasters in one pack.',
    code: 'LOTSE18',
    link: { url: '/en/c/angebote', text: 'To the packs' },
    picture: { url: image.url, alt: 'Three bags' },
  });
});

test.each([
  ['a collection', null, collection, '/da/c/angebote'],
  ['a page', null, { id: '2', handle: 'newsletter' }, '/da/e/newsletter'],
  ['a path of the shop', '/da/e/newsletter', null, '/da/e/newsletter'],
  ['the web', 'https://partner.example/x', null, 'https://partner.example/x'],
] as const)('a link may lead to %s and falls back to its URL as text', (...row) => {
  const [, value, reference, url] = row;
  const node = promotion(title, field('link', value, reference));
  expect(toPromotion(node, 'da')?.link).toEqual({ url, text: url });
});

test.each(['javascript:alert(1)', '//evil.example', 'newsletter', '', null])(
  '%s is no link',
  (value) => {
    expect(toPromotion(promotion(title, field('link', value)), 'de')?.link).toBeNull();
  },
);

test('the collection’s picture is the fallback for a missing one', () => {
  const node = promotion(title, field('link', null, { ...collection, image }));
  expect(toPromotion(node, 'de')?.picture?.url).toBe(image.url);
});

test('a promotion without a title is null', () => {
  expect(toPromotion(promotion(field('title', ' ')), 'de')).toBeNull();
});
