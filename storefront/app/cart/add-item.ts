import type { AddToCart } from '../merchandise/add-to-cart.ts';
import { loadMiniCart } from './load-mini-cart.ts';
import { cartStore } from './use-cart.ts';
import { miniCart } from './use-mini-cart.ts';

export const add: AddToCart['add'] = (item) => cartStore.add(item);

export const addAndShow: AddToCart['addAndShow'] = async (item) => {
  // loaded first, so that its two seconds start when it is visible
  const loaded = loadMiniCart().catch(() => null);
  const outcome = await cartStore.add(item);
  await loaded;
  if (outcome.added && outcome.problems.length === 0) miniCart.openAfterAdding(outcome.line);
  else miniCart.openByClick();
  return outcome;
};
