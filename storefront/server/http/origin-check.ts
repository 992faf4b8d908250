import { matchRoute } from '../../app/route-table.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A form may only be sent from our own pages: the framework does not check resource routes. */
export function isForeignWrite(request: Request, ownOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false;
  const origin = request.headers.get('origin');
  if (origin === null) return !matchRoute(new URL(request.url).pathname)?.takesForeignWrites;
  return origin !== ownOrigin;
}
