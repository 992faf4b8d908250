import { expect, test } from 'vitest';
import { examplePlatform } from '../platform/platform-examples.ts';
import { changedAddresses } from './changed-addresses.ts';

interface Variables {
  ids: string[];
  language: string;
}

function platformWith(nodeOf: (id: string, language: string) => object | null) {
  return examplePlatform(({ ids, language }: Variables) => ({
    nodes: ids.map((id) => nodeOf(id, language)),
  }));
}

test('a product and a collection have an address in every language, by the handle of that language', async () => {
  const { platform } = platformWith((id, language) => ({
    __typename: id.includes('Product') ? 'Product' : 'Collection',
    handle: `${id.split('/').at(-1)}-${language.toLowerCase()}`,
    noindex: null,
  }));
  const pages = [{ kind: 'Product', id: 7 } as const, { kind: 'Collection', id: 3 } as const];
  expect(await changedAddresses(pages, platform)).toEqual([
    '/de/p/7-de',
    '/de/c/3-de',
    '/en/p/7-en',
    '/en/c/3-en',
    '/da/p/7-da',
    '/da/c/3-da',
  ]);
});

test('what was deleted or is not indexed has no address', async () => {
  const { platform } = platformWith((id) =>
    id.includes('Product')
      ? null
      : { __typename: 'Collection', handle: 'hidden', noindex: { value: 'true' } },
  );
  const pages = [{ kind: 'Product', id: 7 } as const, { kind: 'Collection', id: 3 } as const];
  expect(await changedAddresses(pages, platform)).toEqual([]);
});

test('many products are asked for in calls of 250', async () => {
  const { platform, sent } = platformWith(() => ({ __typename: 'Product', handle: 'x' }));
  const pages = Array.from({ length: 600 }, (_, id) => ({ kind: 'Product', id }) as const);
  expect(await changedAddresses(pages, platform)).toHaveLength(3 * 600);
  expect(sent).toHaveLength(3 * 3);
});
