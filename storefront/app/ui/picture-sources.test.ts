import { expect, test } from 'vitest';
import { sourcesOf } from './picture-sources.ts';

const url = 'https://cdn.example/bag.png?v=7';

function offeredWidths(width: number): (string | undefined)[] {
  return (
    sourcesOf(url, width)
      .srcSet?.split(', ')
      .map((source) => source.split(' ')[1]) ?? []
  );
}

test('a thumbnail offers small files only', () => {
  expect(offeredWidths(128)).toEqual(['160w', '352w']);
});

test('a large picture offers up to twice its size', () => {
  expect(offeredWidths(960).at(-1)).toBe('2000w');
  expect(offeredWidths(4000).at(-1)).toBe('2000w');
});

test('the address keeps its own parameters', () => {
  expect(sourcesOf(url, 300).src).toBe('https://cdn.example/bag.png?v=7&width=352');
});

test('a picture of this host comes in one size', () => {
  expect(sourcesOf('/assets/hero.webp', 1600)).toEqual({ src: '/assets/hero.webp' });
});
