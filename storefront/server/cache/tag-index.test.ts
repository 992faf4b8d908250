import { expect, onTestFinished, test } from 'vitest';
import { startRedis } from '../testing/redis-server.ts';
import { createTagIndex } from './tag-index.ts';

test('returns on every node the newest keys with a tag', async () => {
  const redis = await startRedis();
  onTestFinished(redis.stop);
  const one = createTagIndex(await redis.connect(), { maxKeys: 3 });
  const two = createTagIndex(await redis.connect(), { maxKeys: 3 });
  await one.share('product', ['p1', 'listing']);
  for (const key of ['a', 'b', 'c', 'd']) {
    await one.share(key, ['missing']);
    // made at different times
    await expect.poll(() => two.keysWith(['missing'])).toContain(key);
  }
  expect((await two.keysWith(['missing'])).toSorted()).toEqual(['b', 'c', 'd']);
  expect(await two.keysWith(['p1'])).toEqual(['product']);
  expect(await two.keysWith(['p1', 'listing', 'unknown'])).toEqual(['product']);
});
