import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleLine } from '../commerce/cart/cart-examples.ts';
import { addAndShow } from './add-item.ts';
import { addToCart } from './add-to-cart.ts';
import { loadMiniCart } from './load-mini-cart.ts';
import { cartStore } from './use-cart.ts';
import { miniCart } from './use-mini-cart.ts';

// test files share their modules: none may be loaded before the mocks, or stay loaded with them
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('./load-mini-cart.ts', () => ({ loadMiniCart: vi.fn(async () => ({})) }));
vi.mock('./use-cart.ts', () => ({ cartStore: { add: vi.fn() } }));
vi.mock('./use-mini-cart.ts', () => ({
  miniCart: { openAfterAdding: vi.fn(), openByClick: vi.fn() },
}));

const item = { variantId: 'gid://shopify/ProductVariant/1', quantity: 2 };
const line = exampleLine({ price: 9 });
const added = { added: true, line, cart: null, problems: [] };

beforeEach(() => void vi.clearAllMocks());

test('adding opens the mini-cart with the added line', async () => {
  vi.mocked(cartStore.add).mockResolvedValueOnce(added);
  expect(await addAndShow(item)).toBe(added);
  expect(cartStore.add).toHaveBeenCalledExactlyOnceWith(item);
  expect(miniCart.openAfterAdding).toHaveBeenCalledExactlyOnceWith(line);
  expect(miniCart.openByClick).not.toHaveBeenCalled();
});

test.each([
  ['a failure', { ...added, added: false }],
  ['a problem', { ...added, problems: [{ kind: 'notEnoughStock' as const }] }],
])('%s opens the mini-cart without a timer', async (_, outcome) => {
  vi.mocked(cartStore.add).mockResolvedValueOnce(outcome);
  await addAndShow(item);
  expect(miniCart.openByClick).toHaveBeenCalledOnce();
  expect(miniCart.openAfterAdding).not.toHaveBeenCalled();
});

test('an item is added even if the mini-cart cannot be loaded', async () => {
  vi.mocked(loadMiniCart).mockRejectedValueOnce(new Error('offline'));
  vi.mocked(cartStore.add).mockResolvedValueOnce(added);
  expect(await addAndShow(item)).toBe(added);
});

test('cards and product pages load the cart’s code with the first item', async () => {
  vi.mocked(cartStore.add).mockResolvedValue(added);
  expect(await addToCart.add(item)).toBe(added);
  expect(miniCart.openAfterAdding).not.toHaveBeenCalled();
  expect(await addToCart.addAndShow(item)).toBe(added);
  expect(miniCart.openAfterAdding).toHaveBeenCalledOnce();
});
