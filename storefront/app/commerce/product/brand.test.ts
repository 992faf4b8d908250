import { expect, test } from 'vitest';
import { type Brand, brandsByLetter } from './brand.ts';

const brand = (name: string): Brand => ({
  handle: name,
  name,
  origin: null,
  logo: null,
  products: null,
});

test('brands are grouped by letter, in order [DEC-025]', () => {
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

test('letters with diacritics are grouped with the plain ones, other characters under #', () => {
  const letterOf = (name: string) => brandsByLetter([brand(name)])[0]?.letter;
  expect(['Ærø', 'Ørsted', 'Þór', 'Łódź', 'Ünal', 'école'].map(letterOf)).toEqual([
    'A',
    'O',
    'T',
    'L',
    'U',
    'E',
  ]);
  expect(['3 Cups', '“Quoted”', '京都'].map(letterOf)).toEqual(['#', '#', '#']);
});
