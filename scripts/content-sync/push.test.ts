import { expect, test } from 'vitest';
import { digestOf } from './admin.ts';
import { push } from './push.ts';
import type { Resource } from './resources.ts';

function shopWith(found: Record<string, string | null>, wanted = 'new') {
  const written: string[] = [];
  const resources: Resource[] = Object.entries(found).map(([name, value]) => ({
    name,
    found: value,
    wanted: async () => wanted,
    write: async () => void written.push(name),
  }));
  return { resources, written };
}

const options = { pushed: { kept: digestOf('old') }, report: () => {} };
const plain = { ...options, isDryRun: false, overwrites: false };

test('what is missing or as the last push left it is written, what is the same is not', async () => {
  const { resources, written } = shopWith({ missing: null, kept: 'old', same: 'new' });
  const result = await push({ ...plain, resources });
  expect(result).toEqual({ written: ['missing', 'kept'], unchanged: ['same'], refused: [] });
  expect(written).toEqual(['missing', 'kept']);
});

test('nothing is written where an editor has changed something since', async () => {
  const { resources, written } = shopWith({ missing: null, kept: 'changed', unknown: 'theirs' });
  const result = await push({ ...plain, resources });
  expect(result.refused).toEqual(['kept', 'unknown']);
  expect(written).toEqual([]);
  await push({ ...plain, resources, overwrites: true });
  expect(written).toEqual(['missing', 'kept', 'unknown']);
});

test('a dry run writes nothing', async () => {
  const { resources, written } = shopWith({ missing: null });
  const result = await push({ ...plain, resources, isDryRun: true });
  expect(result.written).toEqual(['missing']);
  expect(written).toEqual([]);
});

test('a digest does not depend on the order of keys', () => {
  expect(digestOf({ a: 1, b: { c: 2, d: 3 } })).toBe(digestOf({ b: { d: 3, c: 2 }, a: 1 }));
  expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]));
});
