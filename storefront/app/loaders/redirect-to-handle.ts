import { redirect } from 'react-router';
import { publicHeaders } from '../cache-policy.ts';

/**
 * The platform finds a product or collection by its handle in the primary language, too: such an address is redirected
 * to the one of its own language, with its query.
 */
export function redirectToHandle(
  asked: string,
  handle: string,
  url: URL,
  addressOf: (handle: string) => string,
) {
  if (asked === handle) return;
  throw redirect(addressOf(handle) + url.search, {
    status: 301,
    headers: publicHeaders('redirect'),
  });
}
