import { expect, test } from 'vitest';
import { exampleLine } from './cart-examples.ts';
import { promiseAttributes } from './promise-attributes.ts';

const lines = [exampleLine({ price: 8.9 })];

test.each([
  [
    'de',
    'DE',
    '2026-11-16T12:59Z',
    'Lieferung nach Deutschland',
    'Dienstag, 17. November bis Freitag, 20. November, für Bestellungen bis Montag, 16. November, 14\u00a0Uhr',
  ],
  [
    'en',
    'DE',
    '2026-11-16T13:00Z',
    'Delivery to Germany',
    'Wednesday 18 November to Monday 23 November, for orders placed by Tuesday 17 November, 14:00 (German time)',
  ],
  [
    'da',
    'DK',
    '2026-11-16T08:00Z',
    'Levering til Danmark',
    'onsdag 18. november til fredag 20. november, for bestillinger inden mandag 16. november kl.\u00a014',
  ],
] as const)('the promise in %s to %s at %s [PRM-005]', (language, country, now, key, value) => {
  const attributes = promiseAttributes({ lines }, country, language, new Date(now));
  expect(attributes).toEqual([{ key, value }]);
});

test('gift cards are not delivered', () => {
  const cart = { lines: [exampleLine({ price: 25, isGiftCard: true })] };
  expect(promiseAttributes(cart, 'DE', 'de', new Date())).toEqual([]);
});
