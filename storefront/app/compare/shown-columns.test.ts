import { expect, test } from 'vitest';
import { readShownColumns } from './shown-columns.ts';

test.each([
  ['', 3, [0, 1]],
  ['left=1&right=3', 3, [0, 2]],
  ['left=3', 3, [2, 1]],
  ['left=2', 3, [1, 0]],
  ['right=3', 3, [0, 2]],
  ['left=2&right=2', 4, [1, 0]],
  ['left=1&right=1', 4, [0, 1]],
  ['left=9&right=-1', 4, [0, 1]],
  ['left=x&right=1.5', 4, [0, 1]],
])('%j of %i columns shows %j [CMP-006]', (search, count, columns) => {
  expect(readShownColumns(new URLSearchParams(search), count)).toEqual(columns);
});
