import { expect, test } from 'vitest';
import { contractEnd } from './contract-end.ts';

test.each([
  // half past midnight in Hamburg
  [null, '2026-11-15T23:30:00Z', 0, '2026-11-16'],
  [null, '2026-11-15T12:00:00Z', 0, '2026-11-15'],
  [null, '2026-12-20T12:00:00Z', 14, '2027-01-03'],
  ['2026-12-31', '2026-11-15T12:00:00Z', 0, '2026-12-31'],
  ['2026-11-01', '2026-11-15T12:00:00Z', 0, '2026-11-15'],
  ['2026-11-20', '2026-11-15T12:00:00Z', 14, '2026-11-29'],
])('requested for %s, received at %s with %i days of notice: ends on %s', (...row) => {
  const [requested, received, noticeDays, end] = row;
  const terms = { noticeDays, timeZone: 'Europe/Berlin' };
  expect(contractEnd(requested, new Date(received), terms)).toBe(end);
});
