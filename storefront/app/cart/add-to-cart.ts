import type { AddOutcome, AddToCart } from '../merchandise/add-to-cart.ts';
import { retryOnce } from '../ui/retry-once.ts';

const offline: AddOutcome = {
  added: false,
  line: null,
  cart: null,
  problems: [{ kind: 'offline' }],
};

/** Loads the cart's code when it is first needed, so that cards and product pages do without it. */
export const addToCart: AddToCart = {
  async add(item) {
    const loaded = await loadAddItem();
    return loaded ? loaded.add(item) : offline;
  },
  async addAndShow(item) {
    const loaded = await loadAddItem();
    return loaded ? loaded.addAndShow(item) : offline;
  },
};

const loadAddItem = () => retryOnce(() => import('./add-item.ts')).catch(() => null);
