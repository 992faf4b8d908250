const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Mail programs unsubscribe without a page, so without an origin; the token in the address is their permission. */
const oneClick = /^\/[a-z]{2}\/newsletter\/unsubscribe$/;

/** A form may only be sent from our own pages: the framework does not check resource routes. */
export function isForeignWrite(request: Request, ownOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false;
  const origin = request.headers.get('origin');
  if (origin === null) return !oneClick.test(new URL(request.url).pathname);
  return origin !== ownOrigin;
}
