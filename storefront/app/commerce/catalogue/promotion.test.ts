import { expect, test } from 'vitest';
import { promotionsAt } from './promotion.ts';
import { toPromotion } from './to-promotion.ts';

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

test('all fields of a promotion [ENT-074 ENT-075 HDR-004]', () => {
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
    startsAt: null,
    endsAt: null,
  });
});

test.each([
  ['a collection', null, collection, '/da/c/angebote'],
  ['a page', null, { id: '2', handle: 'newsletter' }, '/da/e/newsletter'],
  ['a path of the shop', '/da/e/newsletter', null, '/da/e/newsletter'],
  ['the web', 'https://partner.example/x', null, 'https://partner.example/x'],
] as const)('a link may lead to %s and falls back to its URL as text [HDR-004]', (...row) => {
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

test('a promotion is shown from its start to its end, and the next change is known', () => {
  const between = (startsAt: string, endsAt: string) =>
    toPromotion(promotion(title, field('starts_at', startsAt), field('ends_at', endsAt)), 'en') ??
    [];
  const friday = Date.parse('2026-11-27T08:00:00Z');
  const promotions = [
    between('2026-11-27T08:00:00Z', '2026-11-28T08:00:00Z'),
    between('no date', ''),
  ].flat();
  const at = (time: number) => {
    const { shown, nextChange } = promotionsAt(promotions, time);
    return [shown.length, nextChange];
  };
  expect(at(friday - 1)).toEqual([1, friday]);
  expect(at(friday)).toEqual([2, friday + 86_400_000]);
  expect(at(friday + 86_400_000)).toEqual([1, null]);
});
