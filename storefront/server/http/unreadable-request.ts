/** What is refused before a Request is made of it, since none can be; null for everything else. */
export function refusalOfUnreadable(method = '', target = ''): number | null {
  if (method === 'TRACE' || method === 'TRACK') return 405;
  // an address for a proxy, or for the server as a whole
  return target.startsWith('/') ? null : 400;
}
