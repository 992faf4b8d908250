import { expect, test, vi } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import { countListedVariants } from './count-listed-variants.ts';

/** Answers with these pages of products, each product a list of its variants' ids. */
function platformWith(...pages: string[][][]) {
  const send = vi.fn((_operation: unknown, { endCursor }: { endCursor?: string | null }) => {
    const page = Number(endCursor ?? 0);
    const products = {
      nodes: (pages[page] ?? []).map((ids) => ({ variants: { nodes: ids.map((id) => ({ id })) } })),
      pageInfo: { hasNextPage: page + 1 < pages.length, endCursor: String(page + 1) },
    };
    return Promise.resolve({ collection: { id: 'c', products } });
  });
  return { send, platform: { send } as unknown as Platform };
}
const request = { handle: 'kilo-bags', filters: [], language: 'DE' as const };

test.each([
  ['every variant of every page', [[['a', 'b'], ['c']], [['d']]], () => true, 4],
  ['only those the collection lists', [[['a', 'b'], ['c']]], (id: string) => id !== 'b', 2],
  ['none', [[]], () => true, 0],
])('counts %s', async (_, pages, isListed, count) => {
  const { platform } = platformWith(...pages);
  expect(await countListedVariants(platform, request, isListed)).toBe(count);
});

test('counting stops after four requests', async () => {
  const { platform, send } = platformWith(...Array.from({ length: 9 }, () => [['a']]));
  expect(await countListedVariants(platform, request, () => true)).toBeNull();
  expect(send).toHaveBeenCalledTimes(4);
});
