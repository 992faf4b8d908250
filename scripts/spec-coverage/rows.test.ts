import { describe, expect, test } from 'vitest';
import { matchesTitle, parseRows, problemsOf, type Repository, summaryOf } from './rows.ts';
import { titlesIn } from './titles.ts';

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
  ['docs/decisions/deviations.md', '# Deviations\n\n## Flags are drawn, not emoji\n'],
]);

const repository: Repository = {
  exists: (path) => files.has(path),
  read: (path) => files.get(path) ?? '',
  titles: (path) => titlesIn(path, files.get(path) ?? ''),
};

const proof = '`app/cart.test.ts` › adds a line, then `opens` it';

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
    ['one path', `| \`app/cart.ts\` | ${proof} |`],
    ['several paths', `| \`app/cart.ts\`, \`app/money.ts\` | ${proof} |`],
  ])('may be implemented in %s', (_, lastCells) => {
    expect(check(`| CART-001 | A rule. ${lastCells}`)).toEqual([]);
  });

  test.each([
    ['a title with a comma and backticks', proof],
    ['a title with quotes', "`app/cart.test.ts` › shows 'No categories found'"],
    ['the title of a table test', '`app/cart.test.ts` › rounds %s to $cents'],
    ['one case of a table test', '`app/cart.test.ts` › rounds 1.005 to 101'],
    ['a template title', '`app/cart.test.ts` › page $' + '{path} \\| shop'],
    ['several proofs', `${proof}, \`e2e/cart.spec.ts\` › goes to checkout`],
    ['a reason for having none', '**no test**: only a person can see that'],
    [
      'a deliberate difference',
      '**differs**: [flags](decisions/deviations.md#flags-are-drawn-not-emoji)',
    ],
    [
      'a proof of what is done instead',
      `${proof}; **differs**: [flags](decisions/deviations.md#flags-are-drawn-not-emoji)`,
    ],
  ])('may be proved by %s', (_, cell) => {
    expect(check(`| CART-001 | A rule. | \`app/cart.ts\` | ${cell} |`)).toEqual([]);
  });

  test('is summed up in one line', () => {
    const rows = parseRows(
      pageWith(
        '| CART-001 | A rule. | `app/cart.ts` | **no test**: nothing to see |',
        `| CART-002 | A rule. | \`app/cart.ts\` | ${proof} |`,
        `| CART-003 | A rule. | \`app/cart.ts\` | ${proof}; **differs**: [x](decisions/x.md#y) |`,
      ),
    );
    expect(summaryOf(rows)).toBe(
      'spec coverage: 3 rules, 2 with proofs, 1 deliberately different, 1 without a test',
    );
  });
});

describe('a problem', () => {
  const good = `\`app/cart.ts\` | ${proof}`;

  test.each([
    ['too few cells', '| CART-001 | A rule. | |', 'expected 4 cells, found 3'],
    ['too many cells', '| CART-001 | A | B | | |', 'expected 4 cells, found 5'],
    ['no closing bar', '| CART-001 | A rule. | | x', 'expected 4 cells, found 3'],
    ['no bars at all', 'CART-001', 'expected 4 cells, found 0'],
    ['a lower-case id', `| cart-001 | A. | ${good} |`, "id 'cart-001' is not of the form AREA-001"],
    ['a short id', `| CART-1 | A. | ${good} |`, "id 'CART-1' is not of the form AREA-001"],
    ['an empty id', `| | A rule. | ${good} |`, "id '' is not of the form AREA-001"],
    ['an empty rule', `| CART-001 | | ${good} |`, 'CART-001 has an empty rule'],
    ['no implementation', `| CART-001 | A. | | ${proof} |`, 'no file implements it'],
    ['a missing path', `| CART-001 | A. | \`app/no.ts\` | ${proof} |`, 'app/no.ts does not exist'],
    [
      'a missing second path',
      `| CART-001 | A. | \`app/cart.ts\`, \`app/no.ts\` | ${proof} |`,
      'app/no.ts does not exist',
    ],
    [
      'a path without backticks',
      `| CART-001 | A. | app/cart.ts | ${proof} |`,
      "'app/cart.ts' is not a path in backticks",
    ],
  ])('is %s', (_, row, problem) => {
    expect(check(row)).toEqual([`line 7: ${problem}`]);
  });

  test.each([
    ['nothing', '', 'neither a test nor a reason why there is none'],
    ['a missing test file', '`app/no.test.ts` › goes', 'app/no.test.ts does not exist'],
    [
      'a file without a title',
      '`app/cart.test.ts`',
      "'`app/cart.test.ts`' is not a test file in backticks › title",
    ],
    [
      'a file that is no test',
      '`app/cart.ts` › goes',
      "'`app/cart.ts` › goes' is not a test file in backticks › title",
    ],
    [
      'a missing title',
      '`app/cart.test.ts` › removes a line',
      "app/cart.test.ts has no test 'removes a line'",
    ],
    [
      'a part of a title',
      '`app/cart.test.ts` › adds a line',
      "app/cart.test.ts has no test 'adds a line'",
    ],
    [
      'a missing title in a second proof',
      `${proof}, \`e2e/cart.spec.ts\` › pays`,
      "e2e/cart.spec.ts has no test 'pays'",
    ],
    [
      'a difference without a decision',
      '**differs**: because',
      "'because' is not a link to a section of a decision",
    ],
    [
      'a decision that does not exist',
      '**differs**: [flags](decisions/none.md#flags)',
      'docs/decisions/none.md does not exist',
    ],
    [
      'a section that does not exist',
      '**differs**: [flags](decisions/deviations.md#flags)',
      "docs/decisions/deviations.md has no section '#flags'",
    ],
  ])('is a proof by %s', (_, cell, problem) => {
    expect(check(`| CART-001 | A rule. | \`app/cart.ts\` | ${cell} |`)).toEqual([
      `line 7: ${problem}`,
    ]);
  });

  test('is an id used twice', () => {
    expect(check(`| CART-001 | A. | ${good} |`, `| CART-001 | B. | ${good} |`)).toEqual([
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

  test('is reported together with the others of its row', () => {
    expect(check('| cart | | `app/no.ts` | |')).toHaveLength(4);
  });
});

test.each([
  ['rounds 1.005 to 101', 'rounds %s to $cents', true],
  ['page /de | shop', 'page $' + '{path} | shop', true],
  ['costs 5 €', 'costs 5 €', true],
  ['rounds to 101', 'rounds %s to $cents', false],
  ['adds a line and more', 'adds a line', false],
  ['a.b', 'a%sb', true],
  ['a.b', 'a.c', false],
])('%j matches %j: %s', (title, written, expected) => {
  expect(matchesTitle(title, written)).toBe(expected);
});
