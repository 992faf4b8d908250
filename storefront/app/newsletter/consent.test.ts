import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allMessages } from '../i18n/messages/index.ts';
import { consentVersion } from './consent.ts';

/** Former versions stay listed: stored consents refer to them. */
const hashes: Record<string, string> = {
  '2026-11': 'efc3529fcb72ebe2',
};

test('the consent text matches its version [DEC-074]', () => {
  const words = Object.values(allMessages).map(({ newsletter }) => newsletter.consent);
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  expect(hash, 'a changed consent text needs a new version').toBe(hashes[consentVersion]);
});
