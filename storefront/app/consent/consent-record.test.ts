import { expect, test } from 'vitest';
import { consentRecord, recordKey, versionOf } from './consent-record.ts';
import type { ConsentSettings } from './consent-settings.ts';

const day = 24 * 60 * 60 * 1000;
const chosen = { statistics: true, marketing: false };

function storageWith(text?: string) {
  const entries = new Map(text === undefined ? [] : [[recordKey, text]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test.each([
  [0, '1 tag-manager', chosen],
  [364 * day, '1 tag-manager', chosen],
  [365 * day, '1 tag-manager', null],
  [-day, '1 tag-manager', null],
  [0, '1 tag-manager platform', null],
])('a choice after %i ms, read for version "%s", is %j', (later, version, expected) => {
  const storage = storageWith();
  const started = Date.UTC(2026, 10, 15);
  consentRecord('1 tag-manager', storage, () => started).write(chosen);
  expect(consentRecord(version, storage, () => started + later).read()).toEqual(expected);
});

test.each(['', 'null', '[]', '"1"', '{', '{"version":"1","statistics":true}'])(
  '%j is not a choice, and is removed',
  (text) => {
    const record = consentRecord('1', storageWith(text));
    expect(record.read()).toBeNull();
    expect(record.discard()).toBe(true);
    expect(record.discard()).toBe(false);
  },
);

test('without storage there is no choice and no error', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const record = consentRecord('1', { getItem: refuse, setItem: refuse, removeItem: refuse });
  record.write(chosen);
  expect([record.read(), record.discard()]).toEqual([null, false]);
});

test('another service is another version [DEC-081]', () => {
  const settings: ConsentSettings = { tagManager: null, platform: null, provider: null, keeps: [] };
  const platform = { script: 'https://platform.example/s.js', checkoutHost: null, token: null };
  const versions = [
    { ...settings, platform },
    { ...settings, tagManager: 'https://tags.example/' },
    { ...settings, platform, tagManager: 'https://tags.example/' },
  ].map(versionOf);
  expect(new Set(versions).size).toBe(3);
});
