/** Kind of payment and mark; add the logos that you have a licence for. */
export const paymentMarks: readonly (readonly ['wallet' | 'card' | 'debit' | 'later', string])[] =
  [];

export function paymentMarkUrl(_mark: string, _isOnDark: boolean): string | undefined {
  return undefined;
}
