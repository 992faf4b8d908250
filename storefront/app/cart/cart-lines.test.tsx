import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { readHtml } from '../../testing/html.ts';
import type { CartLine } from '../commerce/cart/cart.ts';
import { exampleLine } from '../commerce/cart/cart-examples.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { CartLines } from './cart-lines.tsx';

const t = allMessages.de.cart;
const gift = exampleLine({ key: 'gift', price: 20 });
const wrap: CartLine = {
  ...exampleLine({ key: 'wrap', price: 3.5 }),
  parent: 'gift',
  product: { ...gift.product, handle: 'wrap', title: 'Geschenkpapier' },
};

function rendered(lines: CartLine[], others: { removed?: CartLine; compact?: boolean } = {}) {
  const { removed, compact = false } = others;
  const state = {
    problems: [],
    pendingQuantities: {},
    removed: removed ? [{ line: removed, index: 0 }] : [],
  };
  const router = createMemoryRouter([
    { path: '*', element: <CartLines state={state} lines={lines} compact={compact} /> },
  ]);
  const markup = renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return readHtml(markup);
}

describe('a line that was added to another one', () => {
  test.each([true, false])(
    'is part of its row without controls of its own, compact: %s',
    (compact) => {
      const list = rendered([wrap, gift], { compact });
      expect(list.text).toContain(t.bundle.addOns('Geschenkpapier'));
      expect(
        list.elements('input').filter((input) => input.attribute('type') === 'number'),
      ).toHaveLength(1);
      expect(list.has('button', t.removeOf('Geschenkpapier'))).toBe(false);
      expect(list.text.includes('3,50')).toBe(!compact);
    },
  );

  test('is gone with it', () => {
    expect(rendered([wrap], { removed: gift }).text).not.toContain('Geschenkpapier');
  });

  test('is a row of its own where that is missing', () => {
    expect(rendered([wrap]).has('button', t.removeOf('Geschenkpapier'))).toBe(true);
  });
});
