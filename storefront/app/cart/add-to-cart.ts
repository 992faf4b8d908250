import type { AddOutcome, AddToCart } from '../merchandise/add-to-cart.ts';

const notReached: AddOutcome = {
  added: false,
  line: null,
  cart: null,
  problems: [{ kind: 'offline' }],
};

/** For cards and product pages: nobody loads the cart's machinery who has not begun to use it. */
export const addToCart: AddToCart = {
  async add(item) {
    const live = await loadCart();
    return live ? live.cartStore.add(item) : notReached;
  },
  async addAndShow(item) {
    const live = await loadCart();
    return live ? live.addAndShow(item) : notReached;
  },
};

const loadCart = () => import('./use-cart.ts').catch(() => null);
