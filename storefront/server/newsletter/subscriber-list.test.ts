import { expect, test } from 'vitest';
import { csvLine } from './subscriber-list.ts';

test.each([
  [['mara@example.com', null], 'mara@example.com,'],
  [['"mara, m"@example.com'], '"""mara, m""@example.com"'],
  [['=cmd@example.com'], "'=cmd@example.com"],
  [['+1@example.com'], "'+1@example.com"],
  [[new Date('2026-11-16T01:00:00Z')], '2026-11-16T01:00:00.000Z'],
])('%j as a line of CSV', (values, line) => {
  expect(csvLine(values)).toBe(line);
});
