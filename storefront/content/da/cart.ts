import type { CartContent } from '../model.ts';

export const cart: CartContent = {
  espresso: 'espresso-hele-boenner',
  equipment: 'kaffemaskiner',
  addOns: 'tilbehoer',
  goWithAny: ['maelk-delikatesser', 'kopper-og-glas'],
};
