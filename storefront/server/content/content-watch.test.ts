import { afterEach, expect, test } from 'vitest';
import { changedTags } from '../../app/content-source/content-state.ts';
import { connectRedis } from '../cache/redis.ts';
import { startRedis } from '../testing/redis-server.ts';
import { createContentWatch } from './content-watch.ts';

const open: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.stop();
});

async function watchersOn(count: number, hasRedis: boolean) {
  const server = hasRedis ? await startRedis() : null;
  if (server) open.push({ stop: () => server.stop() });
  const state: { now: Record<string, string> | Error } = {
    now: { menus: '1', g1: '1', pages: '1' },
  };
  const purged: string[][] = [];
  let reads = 0;
  const watchers = [];
  for (let index = 0; index < count; index += 1) {
    const redis = server && connectRedis({ url: server.url, onState: () => {} });
    await redis?.start();
    if (redis) open.push({ stop: () => redis.close() });
    const watch = createContentWatch({
      redis,
      everyMs: 60_000,
      changedTags,
      async read() {
        reads += 1;
        if (state.now instanceof Error) throw state.now;
        return state.now;
      },
      purge: (tags) => purged.push(tags),
    });
    open.push(watch);
    watchers.push(watch);
  }
  return { watchers, state, purged, reads: () => reads };
}

test('what has changed, come or gone since the last look is purged, and nothing else', async () => {
  const { watchers, state, purged } = await watchersOn(1, false);
  const [watch] = watchers;
  await watch?.look();
  expect(purged).toEqual([]);
  state.now = { menus: '2', g1: '1', g2: '1', pages: '2' };
  await watch?.look();
  expect(purged).toEqual([['menus', 'pages', 'g2']]);
  await watch?.look();
  expect(purged).toHaveLength(1);
});

test('a platform that is down changes nothing', async () => {
  const { watchers, state, purged } = await watchersOn(1, false);
  const [watch] = watchers;
  await watch?.look();
  const before = state.now;
  state.now = new Error('down');
  await expect(watch?.look()).rejects.toThrow('down');
  state.now = before;
  await watch?.look();
  expect(purged).toEqual([]);
});

test('one node looks for all', async () => {
  const { watchers, reads } = await watchersOn(3, true);
  await Promise.all(watchers.map((watch) => watch.look()));
  expect(reads()).toBe(1);
});
