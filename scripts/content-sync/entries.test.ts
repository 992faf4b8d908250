import { expect, test } from 'vitest';
import { byLanguage } from '../../storefront/app/i18n/by-language.ts';
import { filePieces } from '../../storefront/content/content-files.ts';
import { type HomeSection, siteSchema } from '../../storefront/content/schema.ts';
import { nameOf, wantedEntries } from './entries.ts';

const site = siteSchema.parse({});
const ids: Record<string, string> = {
  kaffee: 'gid/1',
  coffee: 'gid/1',
  kaffe: 'gid/1',
  tea: 'gid/2',
};
const findId = (_kind: string, handle: string) => ids[handle];

const hero = (heading: string, collection: string): HomeSection => ({
  type: 'hero',
  heading,
  text: 'x',
  image: 'hero',
  showsRating: true,
  linkText: 'y',
  link: { collection },
});
const home = (...sections: HomeSection[]) => ({ home: sections, site });
type Pieces = ReturnType<typeof home>;
/** Further languages have the German ones. */
const inLanguages = (pieces: Record<'de' | 'en' | 'da', Pieces>) => ({
  ...byLanguage(() => pieces.de),
  ...pieces,
});

test('languages with the same sections share entries', () => {
  const entries = wantedEntries(
    inLanguages({
      de: home(hero('Kaffee', 'kaffee')),
      en: home(hero('Coffee', 'coffee')),
      da: home(hero('Kaffe', 'kaffe')),
    }),
    findId,
  );
  expect(entries.map(nameOf)).toEqual(['section_hero home-1', 'home_page main', 'site main']);
  expect(entries[0]).toMatchObject({
    settings: { target: 'gid/1', image: { picture: 'hero' }, shows_rating: 'true' },
    texts: { heading: 'Kaffee', link_text: 'y' },
    translations: { en: { heading: 'Coffee' }, da: { heading: 'Kaffe' } },
  });
});

test('a language with other sections or links has a home page of its own', () => {
  const entries = wantedEntries(
    inLanguages({
      de: home(hero('Kaffee', 'kaffee')),
      en: home(hero('Tea', 'tea')),
      da: home({ type: 'text', paragraphs: ['a', 'b'] }),
    }),
    findId,
  );
  expect(entries.map(nameOf)).toEqual([
    'section_hero home-1',
    'home_page main',
    'site main',
    'section_hero home-en-1',
    'home_page main-en',
    'section_text home-da-1',
    'home_page main-da',
  ]);
  for (const own of ['en', 'da']) expect(entries[0]?.translations).not.toHaveProperty(own);
  expect(entries.at(-2)?.texts).toEqual({ body: 'a\nb' });
});

test('every entry stands after those that it lists, under one name each', () => {
  const entries = wantedEntries(filePieces, () => 'gid/1');
  const names = entries.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  for (const [index, { lists }] of entries.entries()) {
    for (const name of Object.values(lists).flat()) expect(names.slice(0, index)).toContain(name);
  }
});
