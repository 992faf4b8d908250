import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Cart } from '../commerce/cart/cart.ts';
import { exampleCart, exampleLine } from '../commerce/cart/cart-examples.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { CartSummary } from './cart-summary.tsx';

const t = allMessages.de.cart;

function words(cart: Cart): string {
  const summary = (
    <CartSummary
      cart={cart}
      problems={[]}
      busy={false}
      enteredCode=""
      hasExpress
      madeAt="2026-11-18T08:00:00Z"
      checkout={null}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: summary }]);
  const markup = renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
}

const coffee = exampleLine({ price: 8.9 });
const soldOut = exampleLine({ key: 'b', price: 8.9, quantity: 0, availability: 'unavailable' });

test('a cart leads to both checkouts', () => {
  const text = words(exampleCart([coffee, soldOut]));
  expect(text).toContain(t.checkout);
  expect(text).toContain(t.expressCheckout);
});

test('a cart of sold-out items leads to no checkout', () => {
  const text = words(exampleCart([soldOut]));
  expect(text).not.toContain(t.checkout);
  expect(text).not.toContain(t.expressCheckout);
});

test('a gift card that pays nothing has no amount', () => {
  const text = words(exampleCart([coffee], { balances: [100, 50] }));
  expect(text).toContain('−13,80 €');
  expect(text).not.toContain('−0,00 €');
});

test('a code that stopped to apply begins with the specified sentence [ERR-004]', () => {
  const discountCodes = [{ code: 'MOIN10', applicable: false }];
  const text = words({ ...exampleCart([coffee]), discountCodes });
  expect(text).toContain(t.problem.codeRefused(t.codeNotNow('MOIN10')));
});
