import { expect, test, vi } from 'vitest';
import { exampleCart, exampleLine } from '../commerce/cart/cart-examples.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import type { CartChange } from './cart-change.ts';
import { createCartStore } from './cart-store.ts';
import type { CartView } from './cart-view.ts';

const view = (...problems: CartProblem[]): CartView => ({
  cart: exampleCart(['a', 'b'].map((key) => exampleLine({ key, price: 5 }))),
  problems,
});

/** A server that answers at once: to every reading the same, to every change what is given. */
function setUp(read: CartView | null = view()) {
  const answers: (CartView | null)[] = [];
  const sent: CartChange[] = [];
  const delay = vi.fn(async (_milliseconds: number) => {});
  const reader = vi.fn(async () => {
    if (!read) throw new Error('cannot be read');
    return read;
  });
  const failNextRead = () => reader.mockRejectedValueOnce(new Error('no connection'));
  const store = createCartStore({
    read: reader,
    async send(change) {
      sent.push(change);
      return answers.length > 0 ? (answers.shift() ?? null) : view();
    },
    notifyOtherTabs() {},
    delay,
    untilOnline: async () => {},
  });
  return { store, answers, sent, delay, failNextRead };
}

const atA: CartProblem = { kind: 'notEnoughStock', place: { line: 'a' } };
const atCode: CartProblem = { kind: 'codeUnknown', place: 'discountCode' };
const atCard: CartProblem = { kind: 'giftCardUnknown', place: 'giftCard' };
const general: CartProblem = { kind: 'other', message: 'odd' };

test.each<[string, CartChange, CartProblem[]]>([
  ['the same line', { intent: 'setInterval', line: 'a', plan: '' }, [atCard]],
  ['another line', { intent: 'setInterval', line: 'b', plan: '' }, [atA, atCard]],
  ['a discount code', { intent: 'applyDiscount', code: 'X' }, [atA, atCard]],
  ['a gift card', { intent: 'applyGiftCard', code: 'X' }, [atA, atCode]],
])('a change of %s keeps unrelated problems', async (_, change, kept) => {
  const { store, answers } = setUp();
  answers.push(view(atA, atCode, atCard, general));
  await store.change({ intent: 'removeDiscount', code: 'Y' });
  expect(store.get().problems).toEqual([atA, atCode, atCard, general]);
  await store.change(change);
  expect(store.get().problems).toEqual(kept);
});

test.each<[CartChange, CartProblem]>([
  [
    { intent: 'applyDiscount', code: 'X' },
    { kind: 'unavailable', place: 'discountCode' },
  ],
  [
    { intent: 'applyGiftCard', code: 'X' },
    { kind: 'unavailable', place: 'giftCard' },
  ],
])('$intent is sent once, and its failure is shown at its field', async (change, problem) => {
  const { store, answers, sent } = setUp();
  answers.push(null);
  await store.change(change);
  expect(sent).toHaveLength(1);
  expect(store.get().problems).toEqual([problem]);
});

test('an idempotent change is sent three times, after 500 and 1500 ms', async () => {
  const { store, answers, sent, delay } = setUp();
  answers.push(null, null, null);
  await store.setInterval('a', 'plan');
  expect(sent).toHaveLength(3);
  expect(sent[0]).toEqual({ intent: 'setInterval', line: 'a', plan: 'plan' });
  expect(delay.mock.calls).toEqual([[500], [1500]]);
});

test('a problem of the last read is removed by the next one', async () => {
  const { store } = setUp();
  store.receive(view(atA, general), store.beginRead());
  store.receive(view(), store.beginRead());
  expect(store.get().problems).toEqual([]);
});

test('a read that began before a change is ignored', async () => {
  const { store } = setUp();
  const asked = store.beginRead();
  await store.setQuantity('a', 3);
  store.receive(view(general), asked);
  expect(store.get().problems).toEqual([]);
});

test('a read that began before one already received is ignored', () => {
  const { store } = setUp();
  const ofTheDocument = 0;
  const earlier = store.beginRead();
  const later = store.beginRead();
  store.receive(view(general), later);
  store.receive(view(atA), earlier);
  store.receive(view(), ofTheDocument);
  expect(store.get().problems).toEqual([general]);
});

test('going offline is shown, and going online reads the cart', async () => {
  const { store } = setUp();
  store.setOnline(false);
  expect(store.get()).toMatchObject({ offline: true, loaded: false });
  store.setOnline(true);
  expect(store.get().offline).toBe(false);
  await vi.waitFor(() => expect(store.get().loaded).toBe(true), { timeout: 10_000 });
});

test('the first read after going online may fail: it is retried', async () => {
  const { store, delay, failNextRead } = setUp();
  store.setOnline(false);
  failNextRead();
  store.setOnline(true);
  await vi.waitFor(() => expect(store.get().loaded).toBe(true), { timeout: 10_000 });
  expect(delay).toHaveBeenCalledTimes(1);
});

test('an unsubscribed listener is not called', () => {
  const { store } = setUp();
  const listener = vi.fn();
  store.subscribe(listener)();
  store.setOnline(false);
  expect(listener).not.toHaveBeenCalled();
});

test('dismissing a removed line keeps the others', async () => {
  const { store } = setUp();
  await store.refresh();
  await store.remove('a');
  await store.remove('b');
  store.dismissRemoved('a');
  expect(store.get().removed.map(({ line }) => line.key)).toEqual(['b']);
});
