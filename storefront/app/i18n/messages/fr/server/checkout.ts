import type { checkout as german } from '../../de/server/checkout.ts';

export const checkout: typeof german = {
  promised: (from, to, orderBy, hour) =>
    `${from === to ? from : `du ${from} au ${to}`}, pour les commandes avant ${orderBy}, ${hour}\u00a0h`,
};
