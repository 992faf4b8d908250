import { isIP, isIPv4 } from 'node:net';

/**
 * The client's IP address. Each proxy appends the address it was called from to X-Forwarded-For, so with n trusted
 * proxies the nth entry from the end is the first one that a client cannot forge.
 */
export function clientAddress(headers: Headers, socketAddress: string, proxies: number): string {
  if (proxies === 0) return socketAddress;
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  const address = entries.at(-proxies)?.trim() ?? '';
  return isIP(address) ? address : socketAddress;
}

/**
 * The networks a client is rate-limited by, the narrowest first: an IPv4 address, or an IPv6 /64 and /48, since a single
 * home or server has a whole /64 and can rent a /48.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  const last = address.slice(address.lastIndexOf(':') + 1);
  if (isIPv4(last)) return [last];
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}
