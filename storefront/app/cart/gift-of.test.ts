import { expect, test } from 'vitest';
import { giftOf } from './gift-of.ts';

const added = {
  intent: 'add' as const,
  variant: 'gid://shopify/ProductVariant/17',
  quantity: 1,
  recipientEmail: 'jannik@example.com',
  sendOn: '2026-12-24',
};
const recipient = { email: 'jannik@example.com', name: '', message: '' };

test('a gift card is sent on the chosen day', () => {
  expect(giftOf({ ...added, giftSend: 'day' })).toEqual({ ...recipient, sendOn: '2026-12-24' });
});

test('a day from before another choice does not count', () => {
  expect(giftOf({ ...added, giftSend: 'now' })).toEqual({ ...recipient, sendOn: '' });
});

test('a card that its buyer hands over has no recipient', () => {
  expect(giftOf({ ...added, giftSend: 'self' })).toBeUndefined();
});
