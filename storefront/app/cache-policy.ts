/** How long an edge may keep each kind of page, in seconds. One row a kind; nothing else sets a lifetime. */
const lifetimes = {
  home: { fresh: 300, staleWhileRevalidate: 3600 },
  collection: { fresh: 300, staleWhileRevalidate: 3600 },
  brands: { fresh: 3600, staleWhileRevalidate: 86_400 },
  product: { fresh: 300, staleWhileRevalidate: 3600 },
  editorial: { fresh: 3600, staleWhileRevalidate: 86_400 },
  redirect: { fresh: 3600, staleWhileRevalidate: 86_400 },
  missing: { fresh: 60, staleWhileRevalidate: 0 },
} as const;

const staleIfError = 86_400;

/** For pages that are the same for every visitor. */
export function publicPage(kind: keyof typeof lifetimes): { 'Cache-Control': string } {
  const { fresh, staleWhileRevalidate } = lifetimes[kind];
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
  };
}

/** For answers that belong to one visitor. */
export const personal = { 'Cache-Control': 'private, no-store' };

/** For pages behind a link in a mail: its token stays between the reader and us. */
export const mailLink = {
  ...personal,
  'X-Robots-Tag': 'noindex',
  // the address without its token; 'no-referrer' would hide from us, too, where a form was sent from
  'Referrer-Policy': 'strict-origin',
};
