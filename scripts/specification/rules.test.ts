import { expect, test } from 'vitest';
import { coverageTable, problemsOf, rulesIn, rulesInSource, sectionsIn } from './rules.ts';

const page = `# Cart

- **CART-001** A line is added.
- **CART-002** Flags. Differs: [flags](../decisions/deviations.md#flags-are-drawn)
- **CART-003** Looks good. No test: only a person can see that
- no rule
`;
const rules = rulesIn('cart.md', page);
const check = (tests: Record<string, string[]>, found = rules) =>
  problemsOf(found, new Map(Object.entries(tests)), () => ['flags-are-drawn']);

test('a rule is a list item with an id', () => {
  expect(rules.map(({ id }) => id)).toEqual(['CART-001', 'CART-002', 'CART-003']);
  expect(rules[1]?.differs).toBe('deviations.md#flags-are-drawn');
  expect(rules[2]?.untested).toBe('only a person can see that');
});

test.each([
  ["test('adds a line [CART-001 CART-002]', …)", ['CART-001', 'CART-002']],
  ['test(`adds ' + '$' + '{name} [CART-001]`, …)', ['CART-001']],
  ["const other = ['CART-001'];", []],
])('the ids in %s', (source, ids) => {
  expect(rulesInSource(source)).toEqual(ids);
});

test('a rule has a test, differs, or says why it has none', () => {
  expect(check({ 'cart.test.ts': ['CART-001'] })).toEqual([]);
  expect(check({})).toEqual(['cart.md: CART-001 no test has it in its title']);
});

test.each([
  ['an id that no rule has', { a: ['CART-001', 'CART-009'] }, 'a: there is no rule CART-009'],
  [
    'a test of what has none',
    { a: ['CART-001', 'CART-003'] },
    'cart.md: CART-003 has a test, and a reason why there is none',
  ],
])('%s is a mistake', (_, tests, problem) => {
  expect(check(tests)).toEqual([problem]);
});

test('an id that is used twice, and a section that is not there, are mistakes', () => {
  const twice = rulesIn('cart.md', `${page}${page.replace('#flags-are-drawn', '#emoji')}`);
  expect(check({ a: ['CART-001'] }, twice)).toEqual([
    'cart.md: CART-001 is used twice',
    'cart.md: CART-002 is used twice',
    "cart.md: CART-002 docs/decisions/deviations.md has no section '#emoji'",
    'cart.md: CART-003 is used twice',
  ]);
});

test('the anchor of a heading', () => {
  expect(sectionsIn('## Flags are drawn, not emoji\n')).toEqual(['flags-are-drawn-not-emoji']);
});

test('the table counts by file', () => {
  expect(
    coverageTable(rules, new Set(['CART-001']))
      .split('\n')
      .at(-1),
  ).toBe('| [cart.md](cart.md) | 3 | 1 | 1 | 2 |');
});
