import { expect, test } from 'vitest';
import { clientAddress, networksOf } from './client-address.ts';

test.each([
  ['198.51.100.1', 0, '127.0.0.1'],
  ['198.51.100.1', 1, '198.51.100.1'],
  ['made-up, 198.51.100.1', 1, '198.51.100.1'],
  ['203.0.113.9, 198.51.100.1', 1, '198.51.100.1'],
  ['203.0.113.9, 198.51.100.1', 2, '203.0.113.9'],
  ['2001:db8::7', 1, '2001:db8::7'],
  ['nonsense', 1, '127.0.0.1'],
  ['198.51.100.1', 2, '127.0.0.1'],
  [null, 1, '127.0.0.1'],
])('%s with %i proxies is %s', (header, proxies, expected) => {
  const headers = new Headers(header === null ? {} : { 'x-forwarded-for': header });
  expect(clientAddress(headers, '127.0.0.1', proxies)).toBe(expected);
});

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0db8:0001:0002::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
])('%s is limited by %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
