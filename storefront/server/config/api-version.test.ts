import { expect, test } from 'vitest';
import { apiVersion } from './api-version.ts';

const day = 86_400_000;

/** The platform answers a version itself until the 16th of its month in the following year. */
function retirementOf(version: string): number {
  const [year = 0, month = 0] = version.split('-').map(Number);
  return Date.UTC(year + 1, month - 1, 16, 15);
}

test('versions retire after about a year', () => {
  expect(new Date(retirementOf('2025-10')).toISOString()).toBe('2026-10-16T15:00:00.000Z');
});

// When this fails: add the schema of a newer version (sandbox/schema/README.md), run npm run check operations and npm run codegen.
test('the default API version is supported for at least 90 days more', () => {
  expect(retirementOf(apiVersion) - Date.now()).toBeGreaterThan(90 * day);
});
