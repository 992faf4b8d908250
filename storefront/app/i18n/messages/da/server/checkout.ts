import type { checkout as german } from '../../de/server/checkout.ts';

export const checkout: typeof german = {
  promised: (from, to, orderBy, hour) =>
    `${from === to ? from : `${from} til ${to}`}, for bestillinger inden ${orderBy} kl.\u00a0${hour}`,
};
