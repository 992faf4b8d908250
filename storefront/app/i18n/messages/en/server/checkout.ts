import type { checkout as german } from '../../de/server/checkout.ts';

export const checkout: typeof german = {
  promised: (from, to, orderBy, hour) =>
    `${from === to ? from : `${from} to ${to}`}, for orders placed by ${orderBy}, ${hour}:00 (our time)`,
};
