interface Refusal {
  status: 301 | 400 | 405;
  location?: string;
}

/** Encoded although they need not be: `%73earch` is `search`. */
const encodedPlainCharacter = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

/**
 * What is answered before a Request is made of it; null for everything else. Afterwards each address has one spelling,
 * by which it is limited, routed and cached: browsers never send the others.
 */
export function refuseTarget(method = '', target = ''): Refusal | null {
  if (method === 'TRACE' || method === 'TRACK') return { status: 405 };
  // an address for a proxy, or for the server as a whole
  if (!target.startsWith('/')) return { status: 400 };
  const [path = '', ...query] = target.split('?');
  if (!isDecodable(path)) return { status: 400 };
  const plain = path.replaceAll(encodedPlainCharacter, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  // dot segments, backslashes and encoded slashes would lead elsewhere than they seem to
  if (/\\|%5c|%2f|\/\.{1,2}(?:\/|$)/i.test(plain)) return { status: 400 };
  const canonical = plain.replaceAll(/\/{2,}/g, '/');
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
