import { expect, test, vi } from 'vitest';
import { examplePlatform } from '../platform/platform-examples.ts';
import { createRedirectList } from './redirects.ts';

const pageOf = (nodes: { path: string; target: string }[], endCursor: string | null = null) => ({
  urlRedirects: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } },
});

function listWith(answer: (after: string | null) => unknown) {
  const time = { now: 0 };
  const { platform, sent } = examplePlatform(({ after }: { after: string | null }) =>
    answer(after),
  );
  return { time, sent, redirects: createRedirectList(() => time.now).with(platform) };
}

test('all pages are read once for any number of unknown addresses', async () => {
  const { redirects, sent } = listWith((after) =>
    after
      ? pageOf([{ path: '/sale', target: '/collections/angebote' }])
      : pageOf([{ path: '/products/old', target: '/products/new' }], 'next'),
  );
  const found = await Promise.all(
    Array.from({ length: 10_000 }, (_, number) => redirects.find([`/unknown-${number}`])),
  );
  expect(found.every((target) => target === null)).toBe(true);
  expect(await redirects.find(['/x', '/Sale'])).toBe('/collections/angebote');
  expect(sent).toHaveLength(2);
});

test('after five minutes it is read again, and the last list is used meanwhile', async () => {
  let target = '/a';
  const { redirects, sent, time } = listWith(() => pageOf([{ path: '/old', target }]));
  expect(await redirects.find(['/old'])).toBe('/a');
  target = '/b';
  time.now = 5 * 60_000 - 1;
  expect(await redirects.find(['/old'])).toBe('/a');
  expect(sent).toHaveLength(1);
  time.now += 1;
  expect(await redirects.find(['/old'])).toBe('/a');
  await vi.waitFor(async () => expect(await redirects.find(['/old'])).toBe('/b'), {
    timeout: 10_000,
  });
  expect(sent).toHaveLength(2);
});

test('a failure keeps the last list, and is retried after ten seconds', async () => {
  let isDown = true;
  const { redirects, sent, time } = listWith(() => {
    if (isDown) throw new Error('platform down');
    return pageOf([{ path: '/old', target: '/a' }]);
  });
  for (let request = 0; request < 100; request += 1) {
    expect(await redirects.find(['/old'])).toBeNull();
  }
  expect(sent).toHaveLength(1);
  isDown = false;
  time.now = 10_000;
  expect(await redirects.find(['/old'])).toBe('/a');
  isDown = true;
  time.now += 5 * 60_000;
  expect(await redirects.find(['/old'])).toBe('/a');
  expect(await redirects.find(['/old'])).toBe('/a');
});
