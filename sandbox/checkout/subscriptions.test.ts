import { expect, test } from 'vitest';
import { nextDelivery } from './subscriptions.ts';

test.each([
  ['WEEK', 4, '2026-11-02', '2026-11-16', '2026-11-30'],
  ['WEEK', 2, '2026-11-02', '2026-11-16', '2026-11-30'],
  ['WEEK', 2, '2026-11-02', '2026-11-15', '2026-11-16'],
  ['DAY', 10, '2026-11-02', '2026-11-20', '2026-11-22'],
  ['MONTH', 1, '2026-01-31', '2026-02-10', '2026-02-28'],
  ['MONTH', 1, '2026-01-31', '2026-03-01', '2026-03-31'],
  ['MONTH', 3, '2026-11-30', '2026-12-24', '2027-02-28'],
] as const)(
  'every %s × %i from %s: after %s comes %s',
  (interval, intervalCount, start, now, next) => {
    const date = nextDelivery(new Date(start), { interval, intervalCount }, new Date(now));
    expect(date.toISOString().slice(0, 10)).toBe(next);
  },
);
