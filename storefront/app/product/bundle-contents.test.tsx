import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BundleComponent } from '../commerce/product/product.ts';
import {
  exampleComponent,
  exampleDetail,
  exampleDetailedVariant,
} from '../commerce/product/product-examples.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { BundleContents } from './bundle-contents.tsx';

const nightShift: BundleComponent = {
  ...exampleComponent,
  id: 'gid://shopify/ProductVariant/72',
  title: 'Night Shift',
  quantity: 2,
  price: { amount: 890, currency: 'EUR' },
};

function words(components: BundleComponent[], price: number): string {
  const variant = {
    ...exampleDetailedVariant,
    price: { amount: price, currency: 'EUR' },
    netQuantity: { amount: 750, unit: 'kg' as const },
    components,
  };
  const markup = renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <BundleContents product={{ ...exampleDetail, variants: [variant] }} chosen={variant} />
    </I18nProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
}

test('names components with unit price, what they cost singly and what the bundle saves', () => {
  const text = words([exampleComponent, nightShift], 2090);
  expect(text).toContain('3 Teile, zusammen 750 g');
  expect(text).toContain('Casa Lumera · 250 g');
  expect(text).toContain('6,90 € 27,60 €/kg');
  expect(text).toContain('2 × Night Shift');
  expect(text).toContain('Einzeln zusammen 24,70 € im Paket 3,80 € günstiger');
});

test('claims no saving where there is none', () => {
  expect(words([exampleComponent], 690)).not.toContain('günstiger');
});

test('names allergens of each component, and the one that is sold out', () => {
  const biscuits: BundleComponent = {
    ...exampleComponent,
    title: 'Kekse',
    variantTitle: null,
    allergens: ['Milch', 'Weizen'],
    availability: 'unavailable',
  };
  const text = words([nightShift, biscuits], 2090);
  expect(text).toContain('Enthält Milch · Weizen');
  expect(text).toContain('Gerade ausverkauft: Kekse. Deshalb ist auch das Paket nicht verfügbar.');
});

test('a product without components has no contents', () => {
  expect(words([], 890)).toBe('');
});
