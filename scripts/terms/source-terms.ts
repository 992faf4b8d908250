import { globSync, readFileSync } from 'node:fs';
import { languages } from '#shop/languages.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { shopKey } from '../../storefront/shop-folder.ts';
import { problemsOf, termProblems } from './term-problems.ts';
import { messageTypography, proseOf, straightQuotes } from './typography.ts';

const root = new URL('../../', import.meta.url);
const content = `shops/${shopKey}/content`;

const filesOf = (language: Language) =>
  globSync(
    [
      `storefront/app/{i18n,coffee}/messages/${language}/**/*.ts`,
      `shops/${shopKey}/texts/${language}/*.ts`,
      `${content}/${language}/*.ts`,
      `${content}/*/*/${language}.mdx`,
      // checkout and mails of the demo's platform
      `sandbox/checkout/texts/${language}.ts`,
    ],
    { cwd: root },
  )
    // what shoppers type is not what the shop says
    .filter((file) => file !== `${content}/${language}/search.ts` && !file.endsWith('.test.ts'))
    .toSorted();

function lineProblems(line: string, file: string, language: Language): string[] {
  const more = file.endsWith('.mdx')
    ? problemsOf(proseOf(line), straightQuotes)
    : problemsOf(line, messageTypography);
  return [...termProblems(line, language), ...more];
}

/** Wordings in the storefront's messages, menus and documents that the term lists replace. */
export function sourceTermProblems(): string[] {
  return languages.flatMap((language) =>
    filesOf(language).flatMap((file) =>
      readFileSync(new URL(file, root), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          lineProblems(line.replaceAll('\\u00a0', '\u00a0'), file, language).map(
            (problem) => `${file}:${index + 1}: ${problem}`,
          ),
        ),
    ),
  );
}
