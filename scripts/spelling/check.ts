// Spelling of messages, documents and catalogue texts by Debian's dictionaries: `npm run check spelling`.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { languages } from '#shop/languages.ts';
import { buildCatalogue } from '../../catalogue/index.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { shopFolder } from '../../storefront/shop-folder.ts';
import { catalogueTexts, messageTexts } from '../law/shop-texts.ts';
import { readableText, wordsIn } from './words-in.ts';

const dictionaries: Partial<Record<Language, string>> = { de: 'de_DE', en: 'en_GB', da: 'da_DK' };
const catalogue = buildCatalogue();
const content = new URL('content/', shopFolder);

/** Names are right however they are spelled: of brands, products and places. */
const names = new Set(
  catalogue.products.flatMap(({ vendor, title }) =>
    wordsIn([vendor, title.de, title.en, title.da].join(' ')),
  ),
);

let unknown = 0;
for (const language of languages) {
  const dictionary = dictionaries[language];
  if (!dictionary) {
    console.log(`spelling: ${language}: no dictionary is known (scripts/spelling/check.ts)`);
    continue;
  }
  const texts = [
    ...catalogueTexts(catalogue, language),
    ...messageTexts(allMessages[language], language),
    ...messageTexts(allContent[language], language, 'content'),
  ].map(({ where, text }) => ({ where, text: readableText(text) }));
  const documents = globSync(`*/*/${language}.mdx`, { cwd: content }).map((file) => ({
    where: file,
    text: proseOf(readFileSync(new URL(file, content), 'utf8')),
  }));
  const places = new Map<string, string>();
  for (const { where, text } of [...texts, ...documents]) {
    for (const word of wordsIn(text)) if (!places.has(word)) places.set(word, where);
  }
  const known = ownWords(language);
  const misspelt = misspeltIn([...places.keys()], dictionary).filter(
    (word) => !known.has(word) && !names.has(word),
  );
  for (const word of misspelt) console.error(`${language}: ${word} (${places.get(word)})`);
  console.log(`spelling: ${language}: ${places.size} different words, ${misspelt.length} unknown`);
  unknown += misspelt.length;
}
if (unknown > 0) process.exitCode = 1;

function ownWords(language: Language): Set<string> {
  const lists = ['names', language].map((name) => new URL(`words/${name}.txt`, import.meta.url));
  return new Set(lists.flatMap((list) => readFileSync(list, 'utf8').split('\n')));
}

function misspeltIn(words: string[], dictionary: string): string[] {
  const input = words.join('\n');
  const output = execFileSync('hunspell', ['-l', '-d', dictionary, '-i', 'utf-8'], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(output.split('\n').filter(Boolean))];
}

/** Without what only programs read: keys, handles, imports and figures of the front matter. */
function proseOf(source: string): string {
  return source
    .split('\n')
    .filter(
      (line) =>
        !/^\s*-?\s*(slug|kind|hero|collection|products|coffees|related|lastChanged|picture|grind|keywords):/.test(
          line,
        ),
    )
    .filter((line) => !/^\s+- [a-z0-9-]+$/.test(line) && !/^import /.test(line))
    .join('\n')
    .replace(/^\s*-?\s*\w+:/gm, ' ');
}
