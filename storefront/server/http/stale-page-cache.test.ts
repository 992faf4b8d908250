import { expect, test } from 'vitest';
import { createStalePageCache } from './stale-page-cache.ts';

const staleMetadata = {
  tags: new Set<string>(),
  isStale: true,
  hasGaps: false,
  isStreamed: false,
  route: 'product',
  scriptHashes: ["'sha256-abc='"],
  errors: [],
};

function cacheWith({ maxPages = 500 } = {}) {
  const state = { isResponsive: false, now: 0, rendered: 0 };
  const respond = createStalePageCache({
    isPlatformResponsive: () => state.isResponsive,
    now: () => state.now,
    maxPages,
  });
  const ask = async (
    path: string,
    {
      metadata = staleMetadata,
      method = 'GET',
      cacheControl = 'public, s-maxage=10',
      status = 200,
    } = {},
  ) => {
    const request = new Request(`https://shop.example${path}`, { method });
    const { response } = await respond(request, async () => {
      state.rendered += 1;
      const headers = { 'Cache-Control': cacheControl };
      return { response: new Response(`${state.rendered}`, { status, headers }), metadata };
    });
    return [response.headers.get('Cache-Control'), await response.text()];
  };
  return { state, ask };
}

test('a page of stale data is rendered once in ten seconds while the platform is unresponsive', async () => {
  const { state, ask } = cacheWith();
  expect(await ask('/de/p/a')).toEqual(['public, s-maxage=10', '1']);
  expect(await ask('/de/p/a')).toEqual(['public, s-maxage=10', '1']);
  expect(await ask('/de/p/a?variant=2')).toEqual(['public, s-maxage=10', '2']);
  state.now = 10_001;
  expect(await ask('/de/p/a')).toEqual(['public, s-maxage=10', '3']);
});

test('pages are rendered anew as soon as the platform answers', async () => {
  const { state, ask } = cacheWith();
  await ask('/de');
  state.isResponsive = true;
  expect((await ask('/de'))[1]).toBe('2');
  expect((await ask('/de'))[1]).toBe('3');
  state.isResponsive = false;
  expect((await ask('/de'))[1]).toBe('4');
});

test.each([
  ['fresh data', { metadata: { ...staleMetadata, isStale: false } }],
  ['an incomplete page', { metadata: { ...staleMetadata, hasGaps: true } }],
  ['a streamed response', { metadata: { ...staleMetadata, isStreamed: true } }],
  ['a private page', { cacheControl: 'private, no-store' }],
  ['an error', { status: 503 }],
  ['a form', { method: 'POST' }],
])('%s is not kept', async (_, answer) => {
  const { ask } = cacheWith();
  await ask('/de', answer);
  expect((await ask('/de', answer))[1]).toBe('2');
});

test('the oldest page makes room', async () => {
  const { ask, state } = cacheWith({ maxPages: 2 });
  for (const path of ['/a', '/b', '/c']) await ask(path);
  await ask('/b');
  await ask('/c');
  expect(state.rendered).toBe(3);
  await ask('/a');
  expect(state.rendered).toBe(4);
});
