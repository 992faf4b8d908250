import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleCart, exampleLine } from '../commerce/cart/cart-examples.ts';
import type { CartChange } from './cart-change.ts';
import { type CartConnection, createCartStore } from './cart-store.ts';
import type { CartView } from './cart-view.ts';

/** A server with two lines that responds on demand. */
function createServer() {
  const quantities: { a: number; b: number } & Record<string, number> = { a: 1, b: 1 };
  const sent: CartChange[] = [];
  const open: (() => void)[] = [];
  /** Lost: it was done, but nobody heard. */
  const failures: ('down' | 'offline' | 'lost')[] = [];
  let unreadable = 0;
  const notified: string[] = [];

  const view = (): CartView => ({
    cart: exampleCart(
      Object.entries(quantities)
        .filter(([, quantity]) => quantity > 0)
        .map(([key, quantity]) => exampleLine({ key, quantity, price: 10 })),
    ),
    problems: [],
  });

  function apply(change: CartChange) {
    if (change.intent === 'setQuantity') quantities[change.line] = change.quantity;
    if (change.intent === 'remove') quantities[change.line] = 0;
    if (change.intent !== 'add') return;
    const added = change.variant.split('/').at(-1) ?? '';
    quantities[added] = (quantities[added] ?? 0) + change.quantity;
  }

  const answered = () => new Promise<void>((resolve) => open.push(resolve));
  const connection: CartConnection = {
    async read() {
      const asked = view();
      await answered();
      if (unreadable > 0) {
        unreadable -= 1;
        throw new Error('cannot be read');
      }
      return asked;
    },
    async send(change) {
      sent.push(change);
      await answered();
      const failure = failures.shift();
      if (failure === 'offline') throw new TypeError('no connection');
      if (failure === 'down') return null;
      apply(change);
      return failure === 'lost' ? null : view();
    },
    notifyOtherTabs: () => void notified.push('changed'),
    delay: async () => {},
    untilOnline: async () => {},
  };
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    connection,
    quantities,
    sent,
    fail: (...next: typeof failures) => void failures.push(...next),
    failToRead: (times: number) => {
      unreadable = times;
    },
    notified,
    /** Lets the oldest open question be answered. */
    async answer() {
      open.shift()?.();
      await turn();
    },
    async answerAll() {
      await turn();
      while (open.length > 0) await this.answer();
    },
  };
}

async function loadedStore() {
  const server = createServer();
  const store = createCartStore(server.connection);
  const reading = store.refresh();
  await server.answer();
  await reading;
  return { server, store };
}

const quantityOf = (store: ReturnType<typeof createCartStore>, key: string) =>
  store.get().cart?.lines.find((line) => line.key === key)?.quantity;

test('thirty quick clicks are two requests and the last quantity [CART-002 ENT-084]', async () => {
  const { server, store } = await loadedStore();
  for (let click = 2; click <= 31; click += 1) store.setQuantity('a', click);
  expect(store.get().pendingQuantities).toEqual({ a: 31 });
  expect(quantityOf(store, 'a')).toBe(1);
  await server.answerAll();
  expect(server.sent.map((change) => 'quantity' in change && change.quantity)).toEqual([2, 31]);
  expect(quantityOf(store, 'a')).toBe(31);
  expect(store.get()).toMatchObject({ pendingQuantities: {}, isCartBusy: false });
});

test('the optimistic quantity is kept while an earlier one is confirmed [STATE-001]', async () => {
  const { server, store } = await loadedStore();
  store.setQuantity('a', 2);
  store.setQuantity('a', 5);
  await server.answer();
  expect(quantityOf(store, 'a')).toBe(2);
  expect(store.get()).toMatchObject({ pendingQuantities: { a: 5 }, isCartBusy: true });
});

test('a read before a change does not replace the result of the change', async () => {
  const { server, store } = await loadedStore();
  const reading = store.refresh();
  store.setQuantity('a', 4);
  await server.answerAll();
  await reading;
  expect(quantityOf(store, 'a')).toBe(4);
});

test('a change in another tab is read when the queue is idle', async () => {
  const { server, store } = await loadedStore();
  store.setQuantity('a', 2);
  server.quantities.b = 7;
  store.refresh();
  await server.answerAll();
  expect([quantityOf(store, 'a'), quantityOf(store, 'b')]).toEqual([2, 7]);
  expect(server.notified).toEqual(['changed']);
});

test('a removal can be undone [CART-003]', async () => {
  const { server, store } = await loadedStore();
  store.setQuantity('a', 0);
  expect(store.get().pendingQuantities).toEqual({ a: 0 });
  await server.answerAll();
  expect(quantityOf(store, 'a')).toBeUndefined();
  const [removed] = store.get().removed;
  if (!removed) throw new Error('nothing to put back');
  store.undo(removed);
  await server.answerAll();
  expect(quantityOf(store, 'a')).toBe(1);
  expect(store.get().removed).toEqual([]);
});

test('a failed undo is offered again with its problem', async () => {
  const { server, store } = await loadedStore();
  store.remove('a');
  await server.answerAll();
  const [removed] = store.get().removed;
  if (!removed) throw new Error('nothing to put back');
  server.fail('down');
  store.undo(removed);
  await server.answerAll();
  expect(store.get()).toMatchObject({ removed: [removed], problems: [{ kind: 'unavailable' }] });
  store.undo(removed);
  await server.answerAll();
  expect(quantityOf(store, 'a')).toBe(1);
  expect(store.get()).toMatchObject({ removed: [], problems: [] });
});

test('a removal can be undone before it is confirmed', async () => {
  const { server, store } = await loadedStore();
  store.remove('a', 'saved-key');
  const [removed] = store.get().removed;
  if (!removed) throw new Error('nothing to put back');
  expect(removed.savedAs).toBe('saved-key');
  const back = store.undo(removed);
  await server.answerAll();
  expect(await back).toMatchObject({ key: 'a', quantity: 1 });
  expect(store.get().removed).toEqual([]);
});

test('a saved item that returns cannot be put back a second time [DEC-060]', async () => {
  const { server, store } = await loadedStore();
  const [line] = store.get().cart?.lines ?? [];
  store.remove('a', 'saved-key');
  await server.answerAll();
  expect(store.get().removed).toHaveLength(1);
  store.addSaved('saved-key', { variantId: line?.variant.id ?? '', quantity: 2 });
  await server.answerAll();
  expect(quantityOf(store, 'a')).toBe(2);
  expect(store.get().removed).toEqual([]);
});

test.each([
  ['discountCode', 'applyGiftCard', true],
  ['giftCard', 'applyDiscount', true],
  ['giftCard', 'setQuantity', true],
  // the missing amount it names is no longer the right one
  ['discountCode', 'setQuantity', false],
  ['giftCard', 'applyGiftCard', false],
] as const)('a rejection of %s is still shown after %s: %s', async (place, intent, kept) => {
  const { server, store } = await loadedStore();
  const refusal = { kind: 'codeRejected', place } as const;
  store.receive({ cart: store.get().cart, problems: [refusal] }, store.beginRead());
  store.change(
    intent === 'setQuantity' ? { intent, line: 'a', quantity: 2 } : { intent, code: 'X' },
  );
  await server.answerAll();
  expect(store.get().problems).toEqual(kept ? [refusal] : []);
});

test('the problem of a failed read is removed by a successful one', async () => {
  const { server, store } = await loadedStore();
  store.receive({ cart: null, problems: [{ kind: 'unavailable' }] }, store.beginRead());
  store.setOnline(true);
  await server.answerAll();
  expect(store.get()).toMatchObject({ problems: [], offline: false });
  expect(quantityOf(store, 'a')).toBe(1);
});

test('an idempotent change is tried three times', async () => {
  const { server, store } = await loadedStore();
  server.fail('down', 'down');
  store.setQuantity('a', 3);
  await server.answerAll();
  expect(quantityOf(store, 'a')).toBe(3);
});

test('after the last retry the quantity is rolled back, with the problem at the line', async () => {
  const { server, store } = await loadedStore();
  server.fail('down', 'down', 'down');
  store.setQuantity('a', 3);
  await server.answerAll();
  expect(quantityOf(store, 'a')).toBe(1);
  expect(store.get().pendingQuantities).toEqual({});
  expect(store.get().problems).toEqual([{ kind: 'unavailable', place: { line: 'a' } }]);
});

test('a change that was applied without a response is confirmed', async () => {
  const { server, store } = await loadedStore();
  server.fail('lost');
  const adding = store.add({ variantId: 'gid://shopify/ProductVariant/a', quantity: 2 });
  await server.answerAll();
  expect(await adding).toMatchObject({ added: true, problems: [], line: { quantity: 3 } });
  server.fail('lost', 'lost', 'lost');
  store.setQuantity('b', 5);
  await server.answerAll();
  expect(store.get()).toMatchObject({ problems: [], pendingQuantities: {} });
  expect(quantityOf(store, 'b')).toBe(5);
});

test('the cart is stale while it is unknown whether a change was applied', async () => {
  const { server, store } = await loadedStore();
  server.fail('lost');
  server.failToRead(4);
  const adding = store.add({ variantId: 'gid://shopify/ProductVariant/a', quantity: 1 });
  for (let answers = 0; answers < 4; answers += 1) await server.answer();
  expect(await adding).toMatchObject({ added: false, problems: [{ kind: 'unavailable' }] });
  expect(store.get()).toMatchObject({ stale: true, isCartBusy: false });
  expect(quantityOf(store, 'a')).toBe(1);
  await server.answerAll();
  expect(store.get()).toMatchObject({ stale: false });
  expect(quantityOf(store, 'a')).toBe(2);
});

test('adding is not retried, and reports the failure', async () => {
  const { server, store } = await loadedStore();
  server.fail('down');
  const adding = store.add({ variantId: 'gid://shopify/ProductVariant/c', quantity: 1 });
  await server.answerAll();
  expect(await adding).toMatchObject({ added: false, problems: [{ kind: 'unavailable' }] });
  expect(server.sent.length).toBe(1);
});

test('a change made offline is queued until the connection is back', async () => {
  const { server, store } = await loadedStore();
  server.fail('offline');
  store.setQuantity('b', 6);
  await server.answer();
  expect(store.get()).toMatchObject({ offline: true, pendingQuantities: { b: 6 } });
  await server.answerAll();
  expect(store.get()).toMatchObject({ offline: false, pendingQuantities: {} });
  expect(quantityOf(store, 'b')).toBe(6);
});

const click = fc.record({
  line: fc.constantFrom('a', 'b'),
  quantity: fc.integer({ min: 1, max: 9 }),
});

test('after any clicks and failures the store equals the server’s cart [STATE-001]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(click, { minLength: 1, maxLength: 12 }),
      fc.array(fc.constantFrom('down' as const, 'offline' as const, 'lost' as const), {
        maxLength: 6,
      }),
      fc.integer({ min: 0, max: 5 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (clicks, failures, unreadable, answers) => {
        const { server, store } = await loadedStore();
        server.fail(...failures);
        server.failToRead(unreadable);
        for (const [index, { line, quantity }] of clicks.entries()) {
          store.setQuantity(line, quantity);
          if (answers[index]) await server.answer();
        }
        await server.answerAll();
        expect(store.get()).toMatchObject({
          isCartBusy: false,
          pendingQuantities: {},
          stale: false,
        });
        for (const key of ['a', 'b']) expect(quantityOf(store, key)).toBe(server.quantities[key]);
      },
    ),
    { numRuns: 60 },
  );
});
