/** A shopper is only ever sent to a checkout host that the operator has named. */
export function isAllowedCheckout(url: string, hosts: string[]): boolean {
  const target = URL.parse(url);
  if (!target || !['https:', 'http:'].includes(target.protocol)) return false;
  return target.username === '' && hosts.includes(target.host);
}

/** The platform's checkout skips its form where it is told the wallet that pays. */
export function expressCheckout(url: string, payment: string): string {
  const target = new URL(url);
  target.searchParams.set('payment', payment);
  return target.href;
}
