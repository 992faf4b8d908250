import { expect, test } from 'vitest';
import { fromLineAttributes, giftDates, toLineAttributes } from './gift-recipient.ts';

const recipient = {
  email: 'jannik@example.com',
  name: 'Jannik',
  message: 'Alles Gute!\nDeine Ronja',
  sendOn: '2026-12-24',
};

test('a recipient becomes the platform’s line attributes and back', () => {
  const attributes = toLineAttributes(recipient);
  expect(attributes).toEqual([
    { key: 'Recipient email', value: 'jannik@example.com' },
    { key: 'Recipient name', value: 'Jannik' },
    { key: 'Message', value: 'Alles Gute!\nDeine Ronja' },
    { key: 'Send on', value: '2026-12-24' },
    { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
  ]);
  expect(fromLineAttributes(attributes)).toEqual(recipient);
});

test('empty fields are not sent, and a line without a recipient has none', () => {
  const sparse = { ...recipient, name: '', message: '', sendOn: '' };
  expect(toLineAttributes(sparse).map(({ key }) => key)).toEqual([
    'Recipient email',
    '__shopify_send_gift_card_to_recipient',
  ]);
  expect(fromLineAttributes([{ key: 'Engraving', value: 'x' }])).toBeNull();
});

test('the dates are those of the shop’s time zone, up to a year ahead', () => {
  // half past midnight of the next day in Berlin
  const now = new Date('2026-11-16T23:30:00Z');
  expect(giftDates(now, 'Europe/Berlin')).toEqual({ first: '2026-11-17', last: '2027-11-17' });
});
