import { createStore } from '../ui/create-store.ts';

/** How many items the cart has, for the header: pages do not load the cart itself before it is needed. */
export const cartBadge = createStore(0);
