import type { delivery as german } from '../../de/server/delivery.ts';

export const delivery: typeof german = {
  country: 'Pays de livraison',
};
