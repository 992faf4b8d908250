import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

const sheetOf = (name: string) => (name.startsWith('P') ? 'product' : undefined);
const split = (css: string) => {
  const { shared, own } = splitStyles(css, sheetOf);
  return { shared, product: own.get('product') ?? '' };
};

test.each([
  ['a rule of a page', '.P1{color:red}.A1{color:blue}', '.A1{color:blue}', '.P1{color:red}'],
  [
    'a rule in @media',
    '@media print{.P1{top:0}.A1{top:0}}',
    '@media print{.A1{top:0}}',
    '@media print{.P1{top:0}}',
  ],
  [
    'a block with rules of a page only',
    '@supports (top:0){.P1{top:0}}',
    '',
    '@supports (top:0){.P1{top:0}}',
  ],
  [
    'keyframes',
    '@keyframes P2{to{top:0}}@keyframes A2{to{top:0}}',
    '@keyframes A2{to{top:0}}',
    '@keyframes P2{to{top:0}}',
  ],
  ['nested rules', '.P1{top:0;&:hover{top:1px}}', '', '.P1{top:0;&:hover{top:1px}}'],
  ['a page’s and another class', '.P1,.A1{top:0}', '.P1,.A1{top:0}', ''],
  [
    'no class',
    ':root{--a:1}@font-face{font-family:a}',
    ':root{--a:1}@font-face{font-family:a}',
    '',
  ],
])('%s', (_name, css, shared, product) => {
  expect(split(css)).toEqual({ shared, product });
});

test('rules keep their order', () => {
  const css = '.P1{top:0}.A1{top:0}.P2{top:1px}.P1{top:2px}';
  expect(split(css).product).toBe('.P1{top:0}.P2{top:1px}.P1{top:2px}');
});
