import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comingIntoForce, datedRows } from './in-force.ts';
import { rules } from './rules.ts';

const rows = datedRows(readFileSync(new URL('../../docs/law.md', import.meta.url), 'utf8'));

test('every rule says since when it is law', () => {
  const dated = new Set(rows.map(({ name }) => name));
  expect(Object.keys(rules).filter((rule) => !dated.has(rule))).toEqual([]);
});

test.each([
  ['2026-09-20', false],
  ['2026-09-21', true],
  ['2026-11-18', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
])('on %s the warning about a law of 20 November 2026 is given: %s', (today, isGiven) => {
  const found = comingIntoForce(rows, new Date(`${today}T12:00:00Z`));
  expect(found.some(({ name }) => name === 'credit-warning')).toBe(isGiven);
});

test('a coming change is named by what it changes', () => {
  const [row] = comingIntoForce(rows, new Date('2027-12-24'));
  expect(row?.name).toMatch(/^Reg\. 2025\/2439/);
});
