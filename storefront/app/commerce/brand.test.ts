import { expect, test } from 'vitest';
import { type Brand, brandsByLetter } from './brand.ts';

const brand = (name: string): Brand => ({
  handle: name,
  name,
  origin: null,
  logo: null,
  products: null,
});

test('brands stand below their letter, in order', () => {
  const names = [
    'Øresund',
    'Zaravella',
    'ostwind',
    'Kaap',
    'Klit',
    'Ebbe 7',
    'Ärger',
    'Ardesia',
    '1900',
  ];
  const letters = brandsByLetter(names.map(brand));
  expect(letters.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
    ['#', ['1900']],
    ['A', ['Ardesia', 'Ärger']],
    ['E', ['Ebbe 7']],
    ['K', ['Kaap', 'Klit']],
    ['O', ['Øresund', 'ostwind']],
    ['Z', ['Zaravella']],
  ]);
});
