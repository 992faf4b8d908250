import { expect, test } from 'vitest';
import { folderCatalogue } from './folder-catalogue.ts';

const examples = new URL('../../sandbox/examples/', import.meta.url);

test('goods in a folder are found by their handles of each language', async () => {
  const shop = await folderCatalogue(new URL('garden-tools/', examples));
  expect(shop?.handles.collection('alles', 'de')).toBe('alles');
  expect(shop?.handles.collection('everything', 'en')).toBe('alles');
  expect(shop?.handles.collection('alles', 'en')).toBeUndefined();
  // not in Danish: the catalogue's first language
  expect(shop?.handles.collection('alles', 'da')).toBe('alles');
  expect(shop?.handles.product('spaten-moor', 'en')).toBe('spaten-moor');
  expect(shop?.addresses('en')).toEqual(
    expect.arrayContaining(['/en/c/everything', '/en/p/spaten-moor']),
  );
});

test('a folder without a catalogue has no goods to compare with', async () => {
  expect(await folderCatalogue(new URL('with-vitest/', examples))).toBeNull();
});
