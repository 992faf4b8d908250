import { expect, test } from 'vitest';
import { contextWith, requestWithCart } from './cart-context-examples.ts';
import { rejectCartForm } from './reject-cart-form.ts';

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test('an empty code gives the cart page with the error at its field', async () => {
  const { context } = contextWith(() => ({ cart: null }));
  const form = formOf({ intent: 'applyDiscount', code: '  ' });
  const { view, status } = await rejectCartForm(form, await requestWithCart(), context);
  expect(status).toBe(422);
  expect(view.problems).toEqual([{ kind: 'codeMissing', place: 'discountCode' }]);
});

test('an invalid form is rejected', async () => {
  const { context, asked } = contextWith(() => ({ cart: null }));
  const answer = rejectCartForm(formOf({ intent: 'drop' }), await requestWithCart(), context);
  await expect(answer).rejects.toMatchObject({ init: { status: 400 } });
  expect(asked).toEqual([]);
});
