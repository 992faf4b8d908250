interface EarlyResponse {
  status: 301 | 400 | 405;
  location?: string;
}

/** Percent-encoded unreserved characters: `%73earch` is `search`. */
const encodedPlainCharacter = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

/**
 * Rejects or redirects malformed and non-canonical request targets; null for all others. Afterwards every URL has one
 * spelling, so rate limits, routes and caches cannot be bypassed with another one.
 */
export function checkRequestTarget(method = '', target = ''): EarlyResponse | null {
  if (method === 'TRACE' || method === 'TRACK') return { status: 405 };
  // absolute form (for proxies), `*`, and fragments, which no browser sends
  if (!target.startsWith('/') || target.includes('#')) return { status: 400 };
  const [path = '', ...query] = target.split('?');
  if (!isDecodable(path)) return { status: 400 };
  const plain = path.replaceAll(encodedPlainCharacter, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  // dot segments, backslashes and encoded slashes: path traversal
  if (/\\|%5c|%2f|\/\.{1,2}(?:\/|$)/i.test(plain)) return { status: 400 };
  const canonical = plain.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (canonical === path) return null;
  return { status: 301, location: [canonical, ...query].join('?') };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
