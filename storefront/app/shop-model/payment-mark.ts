import type { shell } from '../i18n/messages/de/shell.ts';

/** Kind of payment, as messages name it; the theme's mark of it; the platform's names of it, where it has any. */
export type PaymentMark = readonly [
  kind: keyof typeof shell.payments,
  mark: string,
  names?: readonly string[],
];
