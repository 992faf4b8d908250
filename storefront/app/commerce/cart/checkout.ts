/** Prevents redirects to hosts that are not configured. */
export function isAllowedCheckoutUrl(url: string, hosts: string[]): boolean {
  const target = URL.parse(url);
  if (!target || !['https:', 'http:'].includes(target.protocol)) return false;
  return target.username === '' && hosts.includes(target.host);
}

/** The checkout URL that opens the wallet directly, or for a customer who is signed in at the platform. */
export function checkoutUrlWith(
  url: string,
  { payment, isSignedIn }: { payment: string | null; isSignedIn: boolean },
): string {
  const target = new URL(url);
  if (payment) target.searchParams.set('payment', payment);
  if (isSignedIn) target.searchParams.set('sso', 'silent');
  return target.href;
}

/** A page that opens the checkout at once, with or without scripts. */
export function checkoutPage(url: string, language: string, linkText: string): string {
  const address = new URL(url).href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${address}">
<title>${linkText}</title>
<p><a href="${address}">${linkText}</a></p>
</html>
`;
}
