export const paymentMethods = ['card', 'wallet', 'later', 'bankDe', 'bankNl'] as const;
export const expressMethods = ['wallet', 'mobileA', 'mobileB'] as const;
export type PaymentMethod =
  | (typeof paymentMethods)[number]
  | (typeof expressMethods)[number]
  | 'none';

export interface Card {
  number: string;
  expiry: string;
  code: string;
}

export type CardProblem = 'cardNumber' | 'cardExpiry' | 'cardCode';

/** Which fields of a card cannot be right. Cards are checked and forgotten: they are never stored. */
export function cardProblems(card: Card, now: Date): CardProblem[] {
  const problems: CardProblem[] = [];
  if (!/^\d{1,19}$/.test(card.number.replace(/\s/g, ''))) problems.push('cardNumber');
  if (!isFutureMonth(card.expiry, now)) problems.push('cardExpiry');
  if (!/^\d{3,4}$/.test(card.code.trim())) problems.push('cardCode');
  return problems;
}

/** The test payment: a card number ending in 2 is declined, everything else succeeds. */
export function isDeclined(method: PaymentMethod, cardNumber: string): boolean {
  return method === 'card' && cardNumber.replace(/\s/g, '').endsWith('2');
}

function isFutureMonth(text: string, now: Date): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text.trim()) ?? [];
  if (!month || !year) return false;
  const firstOfNextMonth = new Date(Date.UTC(2000 + Number(year), Number(month), 1));
  return firstOfNextMonth > now;
}
