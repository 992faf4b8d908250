import { expect, test } from 'vitest';
import { summarise, toTable } from './summary.ts';

const mutant = (mutatorName: string, status: string) => ({ mutatorName, status });
const report = {
  files: {
    'app/cart/a.ts': {
      mutants: [mutant('StringLiteral', 'Killed'), mutant('Regex', 'Timeout')],
    },
    'app/cart/b.ts': {
      mutants: [
        mutant('StringLiteral', 'Survived'),
        mutant('StringLiteral', 'NoCoverage'),
        mutant('Regex', 'Killed'),
        mutant('Regex', 'Ignored'),
      ],
    },
  },
};

test('mutants without coverage survive, timeouts count as killed, ignored ones are not counted', () => {
  const { total, files, folders, mutators } = summarise(report);
  expect(total).toEqual({ name: 'total', killed: 3, survived: 2, score: 60 });
  expect(folders).toEqual([{ ...total, name: 'app/cart' }]);
  expect(files.map(({ name }) => name)).toEqual(['app/cart/b.ts', 'app/cart/a.ts']);
  expect(mutators).toMatchObject([
    { name: 'StringLiteral', survived: 2, killed: 1 },
    { name: 'Regex', survived: 0, killed: 2, score: 100 },
  ]);
});

test('the columns of a table are aligned', () => {
  expect(toTable('file', summarise(report).files)).toBe(
    [
      'file           survived    killed     score',
      'app/cart/b.ts         2         1      33.3',
      'app/cart/a.ts         0         2     100.0',
    ].join('\n'),
  );
});
