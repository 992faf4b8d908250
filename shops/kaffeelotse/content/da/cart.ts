import type { CartContent } from '../../../../storefront/content/model.ts';

export const cart: CartContent = {
  espresso: 'espresso-hele-boenner',
  equipment: 'kaffemaskiner',
  addOns: 'tilbehoer',
  goWithAny: ['maelk-delikatesser', 'kopper-og-glas'],
};
