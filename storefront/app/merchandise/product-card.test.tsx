import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { offerOf } from '../commerce/product/offer.ts';
import type { ProductCard as Product, Variant } from '../commerce/product/product.ts';
import { exampleCard, exampleVariant } from '../commerce/product/product-examples.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { ProductCard } from './product-card.tsx';

const t = allMessages.de.product;
const euros = (amount: number) => ({ amount, currency: 'EUR' });

const offering = (...changes: Partial<Variant>[]) => ({
  offer: offerOf(changes.map((change) => ({ ...exampleVariant, ...change }))),
});

/** A card's text, with the names of its controls. */
function words(changes: Partial<Product>): string {
  const card = <ProductCard product={{ ...exampleCard, ...changes }} headingLevel={2} />;
  const router = createMemoryRouter([{ path: '*', element: card }]);
  const markup = renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return markup
    .replace(/aria-label="([^"]*)"/g, '>$1<')
    .replace(/alt="([^"]*)"/g, '>$1<')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');
}

const add = t.addOf('Night Shift');
const choose = t.chooseOf('Night Shift');

test.each<[string, Partial<Product>, string[], string[]]>([
  ['plain', {}, ['Kernel &amp; Co', 'Night Shift', '8,90 €', add], ['ab 8,90', t.new, choose]],
  [
    'reduced',
    offering({ price: euros(820), lowestPrice30Days: euros(1000) }),
    ['−18 %', '8,20 €', 'Niedrigster Preis der letzten 30 Tage: 10,00 €'],
    [],
  ],
  [
    'of a savings pack',
    offering({ price: euros(2990), sumOfSinglePrices: euros(3370) }),
    ['29,90 €', 'Einzeln zusammen 33,70 €'],
    ['Niedrigster Preis', '%'],
  ],
  ['new', { isNew: true }, [t.new], []],
  [
    'sold out',
    offering({ availability: 'unavailable' }),
    [t.availability.unavailable, '8,90 €'],
    [add, choose],
  ],
  ['reordered', offering({ availability: 'reordered' }), [t.availability.reordered, add], []],
  ['with dearer variants', offering({}, { price: euros(1640) }), ['ab 8,90 €', choose], [add]],
  ['with variants of one price', offering({}, {}), ['8,90 €', choose], ['ab 8,90', add]],
  [
    'sold by weight',
    offering({ unitPrice: { price: euros(3560), unit: 'kg' } }),
    ['35,60 €/kg'],
    [],
  ],
  [
    'in a subscription, whose price the product page has',
    offering({ subscriptionPrice: euros(801), netQuantity: { amount: 250, unit: 'kg' } }),
    ['8,90 €'],
    ['Im Abo', '8,01'],
  ],
  ['with a badge', offering({ badge: { title: 'Lotsenwahl', tone: 'plain' } }), ['Lotsenwahl'], []],
  ['rated', { rating: { average: 4.4, count: 1488 } }, [t.ratingOf('4,4'), '(1.488)'], []],
  ['rated evenly', { rating: { average: 4, count: 4 } }, ['4,0 von 5 Sternen', '(4)'], []],
  ['strong', { cardFacts: { coffee: { strength: 4 } } }, ['Stärke 4 von 5', 'Kräftig'], []],
  [
    'with seals, two at most',
    {
      seals: ['Bio', 'Fair', 'Test'].map((title) => ({
        id: title,
        title,
        description: null,
        picture: null,
        evidence: null,
      })),
    },
    ['Bio', 'Fair'],
    ['Test'],
  ],
  ['without an offer', { offer: null }, ['Night Shift'], ['€', add, choose]],
])('a card %s', (_, changes, shown, absent) => {
  const text = words(changes);
  for (const word of shown) expect(text).toContain(word);
  for (const word of absent) expect(text).not.toContain(word);
});

test('only the lowest price of the last 30 days is struck through [DEC-030]', () => {
  const struck = (change: Partial<Variant>) => {
    const card = <ProductCard product={{ ...exampleCard, ...offering(change) }} headingLevel={2} />;
    const router = createMemoryRouter([{ path: '*', element: card }]);
    const markup = renderToStaticMarkup(
      <I18nProvider language="de" messages={allMessages.de}>
        <RouterProvider router={router} />
      </I18nProvider>,
    );
    return [...markup.matchAll(/<s[ >][^<]*/g)].length;
  };
  expect(struck({ price: euros(820), lowestPrice30Days: euros(1000) })).toBe(1);
  expect(struck({ price: euros(820), sumOfSinglePrices: euros(1000) })).toBe(0);
});

test('only the two badges of highest priority are shown', () => {
  const text = words({
    ...offering({
      availability: 'reordered',
      price: euros(820),
      lowestPrice30Days: euros(1000),
      badge: { title: 'Lotsenwahl', tone: 'plain' },
    }),
    isNew: true,
  });
  expect(text).toContain('−18 %');
  expect(text).toContain(t.availability.reordered);
  expect(text).not.toContain('Lotsenwahl');
});
