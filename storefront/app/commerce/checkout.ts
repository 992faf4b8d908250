/** Prevents redirects to hosts that are not configured. */
export function isAllowedCheckoutUrl(url: string, hosts: string[]): boolean {
  const target = URL.parse(url);
  if (!target || !['https:', 'http:'].includes(target.protocol)) return false;
  return target.username === '' && hosts.includes(target.host);
}

/** The checkout URL that opens the wallet directly. */
export function expressCheckoutUrl(url: string, payment: string): string {
  const target = new URL(url);
  target.searchParams.set('payment', payment);
  return target.href;
}
