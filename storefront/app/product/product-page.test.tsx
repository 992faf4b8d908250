import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { exampleLine } from '../commerce/cart/cart-examples.ts';
import { euros } from '../commerce/price/money.ts';
import type { Availability, DetailedVariant, ProductDetail } from '../commerce/product/product.ts';
import {
  exampleDetail,
  exampleDetailedVariant,
  noLegalInformation,
} from '../commerce/product/product-examples.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { AddedLine } from './added-line.tsx';
import { BuyBox } from './buy-box.tsx';
import Lightbox from './lightbox.tsx';
import { ProductFacts } from './product-facts.tsx';
import { VariantChoice } from './variant-choice.tsx';

const variantOf = (id: number, price: number, availability: Availability = 'inStock') =>
  ({
    ...exampleDetailedVariant,
    id: `gid://shopify/ProductVariant/${id}`,
    title: `size ${id}`,
    price: euros(price),
    availability,
    options: [{ name: 'Größe', value: `size ${id}` }],
  }) satisfies DetailedVariant;

const productOf = (variants: DetailedVariant[], isGiftCard = false): ProductDetail => ({
  ...exampleDetail,
  variants,
  isGiftCard,
  options: [
    {
      name: 'Größe',
      values: variants.map(({ title }) => ({ name: title ?? '', swatch: null })),
    },
  ],
});

/** A component's German text, with the names of its controls. */
function words(part: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element: part }]);
  return renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
    .replace(/aria-label="([^"]*)"/g, '>$1<')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');
}

test.each([
  ['the cheapest of several', 0],
  ['a dearer one', 1],
])('the price is that of the selected variant: %s [PDP-004]', (_which, index) => {
  const variants = [variantOf(1, 8.9), variantOf(2, 30.4)];
  const variant = variants[index] ?? variants[0];
  if (!variant) throw new Error('no variant');
  // a gift card has each variant in a document of its own
  const box = words(
    <BuyBox
      product={productOf(variants, true)}
      variant={variant}
      deferredVariant={variant}
      onChoose={() => {}}
    />,
  );
  expect(box).toContain(index === 0 ? ' 8,90 € ' : ' 30,40 € ');
  expect(box).not.toContain(' ab ');
});

test('a gift card shows no VAT and no shipping, is sent by e-mail and shows each value once', () => {
  const variants = [variantOf(1, 10), variantOf(2, 25)];
  const [first] = variants;
  if (!first) throw new Error('no variant');
  const product = productOf(variants, true);
  const text = words(
    <>
      <BuyBox {...{ product, variant: first, deferredVariant: first }} onChoose={() => {}} />
      <ProductFacts product={product} variants={[first]} />
    </>,
  );
  expect(text).toContain('ohne Versandkosten, zählt nicht zur Grenze von 49');
  expect(text).toContain('per E-Mail');
  expect(text).not.toContain('MwSt.');
  const tiles = words(
    <VariantChoice product={product} current={first} asRadios onChoose={() => {}} />,
  );
  expect(tiles).not.toContain('€');
});

test.each<[Availability, string, string]>([
  ['inStock', 'Lieferzeit 1–3 Werktage', '6–9'],
  ['reordered', 'Lieferzeit 6–9 Werktage', '1–3'],
  ['unavailable', 'Nicht verfügbar', 'Werktag'],
])('%s: “%s”', (availability, said, unsaid) => {
  const variant = variantOf(1, 8.9, availability);
  const text = words(<ProductFacts product={productOf([variant])} variants={[variant]} />);
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

test('where the buy box says that a variant is sold out, the facts do not repeat it', () => {
  const facts = (availability: Availability) => {
    const variant = variantOf(1, 8.9, availability);
    return words(
      <ProductFacts product={productOf([variant])} variants={[variant]} restockOf={[variant.id]} />,
    );
  };
  expect(facts('unavailable')).not.toContain('Nicht verfügbar');
  // newer stock
  expect(facts('inStock')).toContain('Auf Lager');
});

test('the confirmation shows interval, quantity and the unit price of the subscription', () => {
  const line = exampleLine({ price: 8.01, priceOnce: 8.9, grams: 250, quantity: 2 });
  const text = words(<AddedLine line={line} />);
  expect(text).toContain('im Abo alle 4 Wochen · Menge 2');
  expect(text).toContain('16,02 €');
  expect(text).toContain('32,04 €/kg');
});

test('a single picture has no next and previous buttons', () => {
  const picture = { url: 'https://files.test/a.webp', alt: 'Front' };
  const lightbox = (pictures: (typeof picture)[]) =>
    words(<Lightbox title="Night Shift" pictures={pictures} start={0} onClose={() => {}} />);
  expect(lightbox([picture])).toContain('Bild 1 von 1');
  expect(lightbox([picture])).not.toContain('Nächstes Bild');
  const two = [picture, { url: 'https://files.test/b.webp', alt: 'Back' }];
  expect(lightbox(two)).toContain('Nächstes Bild');
});

test('allergens and the worst hazard stand beside the buy button', () => {
  const variant = variantOf(1, 8.9);
  const product = productOf([variant]);
  const hazards = [{ code: 'H318', text: 'Verursacht schwere Augenschäden.' }];
  const hazardLabel = {
    signal: 'danger' as const,
    pictograms: [],
    contains: 'X',
    hazards,
    precautions: hazards,
  };
  const legal = { ...noLegalInformation, allergens: ['Haselnüsse', 'Milch'], hazardLabel };
  const facts = words(<ProductFacts product={{ ...product, legal }} variants={[variant]} />);
  expect(facts).toContain('Enthält Haselnüsse · Milch');
  expect(facts).toContain('Gefahr Verursacht schwere Augenschäden.');
});
