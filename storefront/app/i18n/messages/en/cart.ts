import type { cart as german } from '../de/cart.ts';

export const cart: typeof german = {
  title: 'Your Shopping Cart',
  empty: 'Your cart is empty',
  discoverEspresso: 'Discover espresso',
  discoverEquipment: 'Discover equipments',
  lines: 'Items in your cart',
  quantityOf: (product) => `Quantity of ${product}`,
  update: 'Change quantity',
  remove: 'Remove',
  removeOf: (product) => `Remove ${product}`,
  summary: 'Summary',
  subtotal: 'Subtotal',
  orderDiscount: 'Order discount',
  shipping: 'Shipping',
  freeShipping: 'free',
  total: 'Total',
  checkout: 'Continue to checkout',
  leftForFreeShipping: (price) => `Only ${price} left for free shipping within Germany!**`,
  shippedFree: 'Your order is free of shipping within Germany**',
  problem: {
    notEnoughStock: 'We do not have that many in stock and have changed the quantity.',
    outOfStock: 'Sorry, this has just sold out.',
    notAdded: 'This could not be added to the cart.',
    unavailable:
      'The cart is not answering right now. Your items are not lost. Please try again in a moment.',
  },
};
