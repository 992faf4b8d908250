import { randomUUID } from 'node:crypto';

const sane = /^[\w-]{8,64}$/;

/** The number an edge gave the request, where it looks like one, or a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && sane.test(given) ? given : randomUUID();
}
