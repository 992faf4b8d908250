import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allMessages } from '../i18n/messages/index.ts';
import { consentVersion } from './consent.ts';

/** Versions that were once shown stay here: a proof names one of them. */
const hashes: Record<string, string> = {
  '2026-11': 'efc3529fcb72ebe2',
};

test('the words of consent are those of their version', () => {
  const words = Object.values(allMessages).map(({ newsletter }) => newsletter.consent);
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  expect(hash, 'changed words need a new version').toBe(hashes[consentVersion]);
});
