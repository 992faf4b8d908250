import { globSync, readFileSync } from 'node:fs';
import { languages } from '#shop/languages.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { shopKey } from '../../storefront/shop-folder.ts';
import { termProblems } from './term-problems.ts';

const root = new URL('../../', import.meta.url);
const content = `shops/${shopKey}/content`;

const filesOf = (language: Language) =>
  globSync(
    [
      `storefront/app/{i18n,coffee}/messages/${language}/**/*.ts`,
      `shops/${shopKey}/texts/${language}/*.ts`,
      `${content}/${language}/*.ts`,
      `${content}/*/*/${language}.mdx`,
    ],
    { cwd: root },
  )
    // what shoppers type is not what the shop says
    .filter((file) => file !== `${content}/${language}/search.ts`)
    .toSorted();

/** Wordings in the storefront's messages, menus and documents that the term lists replace. */
export function sourceTermProblems(): string[] {
  return languages.flatMap((language) =>
    filesOf(language).flatMap((file) =>
      readFileSync(new URL(file, root), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          termProblems(line.replaceAll('\\u00a0', '\u00a0'), language).map(
            (problem) => `${file}:${index + 1}: ${problem}`,
          ),
        ),
    ),
  );
}
