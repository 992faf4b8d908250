import type { OwnCart } from '../own-content.ts';

export const cart: OwnCart = {
  espresso: 'espresso-hele-boenner',
  equipment: 'kaffemaskiner',
  addOns: 'tilbehoer',
  goWithAny: ['maelk-delikatesser', 'kopper-og-glas'],
};
