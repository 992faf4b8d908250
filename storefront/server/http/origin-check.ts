import { matchRoute } from '../../app/route-table.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** CSRF protection: writes are accepted from our own origin only. The framework does not check resource routes. */
export function isCrossOriginWrite(request: Request, ownOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false;
  const origin = request.headers.get('origin');
  if (origin === null) return !matchRoute(new URL(request.url).pathname)?.takesForeignWrites;
  return origin !== ownOrigin;
}
