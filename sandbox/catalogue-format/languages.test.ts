import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function withLanguages(list: string) {
  vi.stubEnv('SANDBOX_LANGUAGES', list);
  vi.resetModules();
  const { languages, pageLanguage, textIn } = await import('./languages.ts');
  const { localized } = await import('./localized.ts');
  return { languages, pageLanguage, textIn, localized };
}

test('a shop has German, English, Danish and the languages that are listed, once each', async () => {
  expect((await withLanguages('')).languages).toEqual(['de', 'en', 'da']);
  expect((await withLanguages('da,sv,fr,sv')).languages).toEqual(['de', 'en', 'da', 'sv', 'fr']);
  await expect(withLanguages('xx')).rejects.toThrow('SANDBOX_LANGUAGES knows de,en,da');
});

test('a text in a listed language is its own, a missing one that of the primary language', async () => {
  const { localized, textIn } = await withLanguages('sv,fr');
  const title = localized('da').parse({ da: 'Grøn te', sv: 'Grönt te' });
  expect((['sv', 'da', 'fr', 'de'] as const).map((language) => textIn(title, language))).toEqual([
    'Grönt te',
    'Grøn te',
    'Grøn te',
    'Grøn te',
  ]);
});

test('the sandbox’s own pages are in English where they are not written in a language', async () => {
  const { pageLanguage } = await withLanguages('sv');
  expect(pageLanguage('sv')).toBe('en');
  expect(pageLanguage('da')).toBe('da');
});
