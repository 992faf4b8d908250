const maxBytes = 2_048;

/** A path of the shop, for a redirect; null for anything that leads elsewhere, also as //other.example or /\other.example. */
export function ownPath(text: string, publicOrigin: string): string | null {
  if (!text.startsWith('/') || Buffer.byteLength(text) > maxBytes) return null;
  const url = URL.parse(text, publicOrigin);
  // dots are gone from the path by now: /.//other.example has become //other.example
  if (url?.origin !== publicOrigin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search;
}
