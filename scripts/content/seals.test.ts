// The article on seals and the seals of the products are written apart: they must name the same ones.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { certifications } from '../../catalogue/shared-metaobjects/certifications.ts';

const article = (language: string) =>
  readFileSync(`shops/kaffeelotse/content/knowledge/certificates/${language}.mdx`, 'utf8');

test.each(['de', 'en', 'da'] as const)(
  'the article names each seal and its verifier in %s',
  (language) => {
    const rows = article(language)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const named = rows.map(([, seal, , verifier]) => [seal, verifier]);
    const shown = certifications.map(({ fields }) =>
      ['title', 'verifier'].map((key) => {
        const value = fields.find((field) => field.key === key)?.value;
        return typeof value === 'object' ? value[language] : value;
      }),
    );
    expect(named).toEqual(shown);
  },
);
