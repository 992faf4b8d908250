import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentMethodsContext, usePaymentMarks } from './payment-methods.ts';

function Marks() {
  return usePaymentMarks()
    .map(([kind]) => kind)
    .join(' ');
}

const marksFor = (taken: readonly string[] | null) =>
  renderToStaticMarkup(
    <PaymentMethodsContext value={taken}>
      <Marks />
    </PaymentMethodsContext>,
  ).split(' ');

test.each([
  [['VISA'], ['card'], ['mobileA', 'mobileB']],
  [['APPLE_PAY', 'SHOPIFY_PAY'], ['mobileA'], ['card', 'mobileB']],
  [[], [], ['card', 'mobileA', 'mobileB']],
  [null, ['card', 'mobileA', 'mobileB'], []],
])('the checkout takes %o: marks of %o, none of %o', (taken, shown, hidden) => {
  const marks = marksFor(taken);
  // those that the platform has no name for are the shop's own statement
  expect(marks).toEqual(expect.arrayContaining(['wallet', 'later', ...shown]));
  for (const kind of hidden) expect(marks).not.toContain(kind);
});
