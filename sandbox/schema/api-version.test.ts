import { expect, test } from 'vitest';
import { type ApiVersion, answeringVersion } from './api-version.ts';

test.each<[string, ApiVersion, string | undefined]>([
  ['2025-07', '2025-07', '2025-07'],
  ['2026-04', '2025-07', '2026-04'],
  ['2025-07', '2026-01', '2026-01'],
  ['2023-01', '2025-07', '2025-07'],
  ['2026-10', '2026-01', '2026-10'],
  ['unstable', '2026-01', '2026-10'],
  ['2027-01', '2026-01', undefined],
  ['2026-05', '2026-01', undefined],
  ['latest', '2026-01', undefined],
])('%s is answered by %s or newer: %s', (asked, oldest, answering) => {
  expect(answeringVersion(asked, oldest)).toBe(answering);
});
