import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hrefsFor } from '../../i18n/hrefs.ts';
import { maxCompared, parseCompared, withCompared } from './compared-handles.ts';
import { comparedRows, dimensionsOf } from './comparison.ts';

describe('the compared products in the address', () => {
  test.each([
    ['', []],
    ['p=', []],
    ['p=a', ['a']],
    ['p=a,b', ['a', 'b']],
    ['p=a&p=b&p=c', ['a', 'b', 'c']],
    ['p= a , b ,', ['a', 'b']],
    ['p=a,a,b', ['a', 'b']],
    ['p=a,b,c,d,e', ['c', 'd', 'e']],
    ['p=a,<b>,../c', ['a']],
    ['p=søndagsro,café', ['søndagsro', 'café']],
  ])('%j is read as %j [CMP-001]', (search, handles) => {
    expect(parseCompared(new URLSearchParams(search))).toEqual(handles);
  });

  test('are the same after writing and reading', () => {
    const handle = fc.stringMatching(/^[a-zæøåäöü0-9-]{1,20}$/);
    fc.assert(
      fc.property(fc.uniqueArray(handle, { maxLength: maxCompared }), (handles) => {
        const { searchParams } = new URL(hrefsFor('de').compare(handles), 'https://shop.test');
        expect(parseCompared(searchParams)).toEqual(handles);
      }),
    );
  });

  test.each([
    [[], 'x', ['x']],
    [['a'], 'x', ['a', 'x']],
    [['x', 'a'], 'x', ['a', 'x']],
    [['a', 'b', 'c'], 'x', ['b', 'c', 'x']],
  ])('%j and %s are %j', (handles, added, result) => {
    expect(withCompared(handles, added)).toEqual(result);
  });
});

test.each([
  ['28 × 44 × 40 cm', { width: 28, depth: 44, height: 40 }],
  ['28,5 × 44 × 40\u00a0cm', { width: 28.5, depth: 44, height: 40 }],
  ['28.5 × 44 × 40 cm', { width: 28.5, depth: 44, height: 40 }],
  ['28 × 44 cm', null],
  ['0 × 44 × 40 cm', null],
  ['28 × 44 × 40 mm', null],
])('the dimensions %s', (value, dimensions) => {
  expect(dimensionsOf([{ label: 'x', value }])).toEqual(dimensions);
});

describe('technical details side by side', () => {
  const rowOf = (values: (string | null)[], decimalSign = ',') =>
    comparedRows(
      values.map((value) => (value === null ? [] : [{ label: 'x', value }])),
      decimalSign,
    )[0];

  test.each([
    ['amounts of one unit', ['26,2 kg', '13,1 kg'], ',', [1, 0.5]],
    ['thousands', ['1.000 W', '500 W'], ',', [1, 0.5]],
    ['English amounts', ['1,000 W', '2.5 W'], '.', [1, 0.0025]],
    ['different units', ['2 l', '900 ml'], ',', null],
    ['words', ['Messing', 'Stahl'], ',', null],
    ['equal values', ['9 bar', '9 bar'], ',', null],
    ['a missing value', ['9 bar', null], ',', null],
    ['two amounts in a value', ['220–240 V', '230 V'], ',', null],
  ])('%s', (_name, values, sign, shares) => {
    expect(rowOf(values, sign)?.shares ?? null).toEqual(shares);
  });

  test('every row of every product is there once, in the order of appearance', () => {
    const one = [
      { label: 'a', value: '1' },
      { label: 'b', value: '2' },
    ];
    const other = [
      { label: 'c', value: '3' },
      { label: 'a', value: '1' },
    ];
    expect(comparedRows([one, other], ',')).toMatchObject([
      { label: 'a', values: ['1', '1'], isEqual: true },
      { label: 'b', values: ['2', null], isEqual: false },
      { label: 'c', values: [null, '3'], isEqual: false },
    ]);
  });
});
