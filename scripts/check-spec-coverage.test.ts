import { describe, expect, test } from 'vitest';
import { parseRows, problemsOf, type Repository, summaryOf } from './check-spec-coverage.ts';

const files = new Map([
  ['app/cart.ts', ''],
  ['app/money.ts', ''],
  [
    'app/cart.test.ts',
    [
      "test('adds a line, then `opens` it', () => {});",
      'test("shows \'No categories found\'", () => {});',
      "test.each(cases)('rounds %s to $cents', () => {});",
      'test(`page ' + '$' + '{path} | shop`, () => {});',
    ].join('\n'),
  ],
  ['e2e/cart.spec.ts', "test('goes to checkout', async () => {});"],
]);

const repository: Repository = {
  exists: (path) => files.has(path),
  read: (path) => files.get(path) ?? '',
};

function pageWith(...rows: string[]): string {
  return [
    '# Coverage',
    '',
    'Some words about `a` and `b`.',
    '',
    '| Id | Rule | Implemented in | Proved by |',
    '| --- | :-- | --- | --- |',
    ...rows,
    '',
    'More words.',
  ].join('\n');
}

function check(...rows: string[]): string[] {
  return problemsOf(parseRows(pageWith(...rows)), repository);
}

describe('a good page', () => {
  test('gives its rows with line numbers, without header and separator', () => {
    expect(parseRows(pageWith('| CART-001 | A rule. | | |', '|CART-002|Another.|x|y|'))).toEqual([
      { line: 7, cells: ['CART-001', 'A rule.', '', ''] },
      { line: 8, cells: ['CART-002', 'Another.', 'x', 'y'] },
    ]);
  });

  test('may have several tables', () => {
    const markdown = `${pageWith('| A-001 | One. | | |')}\n\n${pageWith('| B-001 | Two. | | |')}`;
    expect(parseRows(markdown).map(({ cells }) => cells[0])).toEqual(['A-001', 'B-001']);
  });

  test('may escape a vertical bar in a cell', () => {
    expect(parseRows(pageWith('| META-001 | `a \\| b` | | |'))[0]?.cells[1]).toBe('`a | b`');
  });

  test.each([
    ['empty cells', '| | |'],
    ['one path', '| `app/cart.ts` | |'],
    ['several paths', '| `app/cart.ts`, `app/money.ts` | |'],
    ['a test file', '| | `app/cart.test.ts` |'],
    [
      'a title with a comma and backticks',
      '| | `app/cart.test.ts` › adds a line, then `opens` it |',
    ],
    ['a title with quotes', "| | `app/cart.test.ts` › shows 'No categories found' |"],
    ['the title of a table test', '| | `app/cart.test.ts` › rounds %s to $cents |'],
    ['a template title', '| | `app/cart.test.ts` › page $' + '{path} \\| shop |'],
    [
      'several proofs',
      '| | `app/cart.test.ts` › rounds %s to $cents, `e2e/cart.spec.ts` › goes to checkout |',
    ],
  ])('may have %s', (_, lastCells) => {
    expect(check(`| CART-001 | A rule. ${lastCells}`)).toEqual([]);
  });

  test('is summed up in one line', () => {
    const rows = parseRows(
      pageWith(
        '| CART-001 | A rule. | | |',
        '| CART-002 | A rule. | `app/cart.ts` | |',
        '| CART-003 | A rule. | `app/cart.ts` | `app/cart.test.ts` |',
      ),
    );
    expect(summaryOf(rows)).toBe('spec coverage: 3 rules, 2 implemented, 1 proved');
  });
});

describe('a problem', () => {
  test.each([
    ['too few cells', '| CART-001 | A rule. | |', 'expected 4 cells, found 3'],
    ['too many cells', '| CART-001 | A | B | | |', 'expected 4 cells, found 5'],
    ['no closing bar', '| CART-001 | A rule. | | x', 'expected 4 cells, found 3'],
    ['no bars at all', 'CART-001', 'expected 4 cells, found 0'],
    ['a lower-case id', '| cart-001 | A rule. | | |', "id 'cart-001' is not of the form AREA-001"],
    ['a short id', '| CART-1 | A rule. | | |', "id 'CART-1' is not of the form AREA-001"],
    ['an empty id', '| | A rule. | | |', "id '' is not of the form AREA-001"],
    ['an empty rule', '| CART-001 | | | |', 'CART-001 has an empty rule'],
    ['a missing path', '| CART-001 | A. | `app/no.ts` | |', 'app/no.ts does not exist'],
    [
      'a missing second path',
      '| CART-001 | A. | `app/cart.ts`, `app/no.ts` | |',
      'app/no.ts does not exist',
    ],
    [
      'a path without backticks',
      '| CART-001 | A. | app/cart.ts | |',
      "'app/cart.ts' is not a path in backticks",
    ],
    [
      'a missing test file',
      '| CART-001 | A. | | `app/no.test.ts` › goes |',
      'app/no.test.ts does not exist',
    ],
    [
      'a proof that is no test file',
      '| CART-001 | A. | | `app/cart.ts` |',
      "'`app/cart.ts`' is not a test file in backticks (› title)",
    ],
    [
      'a missing title',
      '| CART-001 | A. | | `app/cart.test.ts` › removes a line |',
      "app/cart.test.ts has no test 'removes a line'",
    ],
    [
      'a part of a title',
      '| CART-001 | A. | | `app/cart.test.ts` › adds a line |',
      "app/cart.test.ts has no test 'adds a line'",
    ],
    [
      'a missing title in a second proof',
      '| CART-001 | A. | | `app/cart.test.ts`, `e2e/cart.spec.ts` › pays |',
      "e2e/cart.spec.ts has no test 'pays'",
    ],
  ])('is %s', (_, row, problem) => {
    expect(check(row)).toEqual([`line 7: ${problem}`]);
  });

  test('is an id used twice', () => {
    expect(check('| CART-001 | A. | | |', '| CART-001 | B. | | |')).toEqual([
      'line 8: id CART-001 is already used in line 7',
    ]);
  });

  test('is a table with other columns', () => {
    const markdown = '| Id | Rule |\n| --- | --- |\n';
    expect(problemsOf(parseRows(markdown), repository)).toEqual([
      'line 1: expected 4 cells, found 2',
    ]);
  });

  test('is a page without rules', () => {
    expect(problemsOf(parseRows('# Coverage\n'), repository)).toEqual(['no rules found']);
  });

  test('comes with the others of its row', () => {
    expect(check('| cart | | `app/no.ts` | |')).toHaveLength(3);
  });
});
