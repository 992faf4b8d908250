import { expect, test } from 'vitest';
import { languages } from '#shop/languages.ts';
import { readDocument, readDocuments } from '../content/read-documents.ts';
import { documentHtml, fileOnlyReason } from './document-html.ts';
import { pulledDocuments, type Written, type WrittenDocument } from './pull-documents.ts';

const all = readDocuments();
const addressOf = (href: string) => href;

/** What the platform answers after a push. */
function pushed(change: (document: WrittenDocument) => object = () => ({})): Written {
  const entries = languages.map((language) => {
    const documents = all.filter(
      (one) => one.language === language && one.section === 'pages' && !fileOnlyReason(one),
    );
    const written = documents.map((one): WrittenDocument => {
      const { slug = '', title = '', description = '' } = one.frontMatter ?? {};
      const html = documentHtml(one, all);
      const document = { id: one.key, kind: 'page' as const, handle: slug, title, description };
      const whole = { ...document, html, changedAt: '2026-11-18', addressOf };
      return { ...whole, ...change(whole) };
    });
    return [language, written];
  });
  return Object.fromEntries(entries);
}

test('what was pushed and left alone is not written', async () => {
  expect(await pulledDocuments(pushed(), all)).toEqual({ files: [], left: [] });
});

test('a changed page is written with its own front matter, its questions as text', async () => {
  const written = pushed(({ handle, html }) =>
    handle === 'versand-lieferung' ? { title: 'Versand', html: `<p>Neu.</p>${html}` } : {},
  );
  const { files } = await pulledDocuments(written, all);
  expect(files.map(({ file }) => file)).toEqual(['pages/shipping/de.mdx']);
  const { frontMatter, frontMatterProblems, headings } = readDocument(
    'pages/shipping/de.mdx',
    files[0]?.text ?? '',
  );
  expect(frontMatterProblems).toEqual([]);
  expect(frontMatter).toMatchObject({
    slug: 'versand-lieferung',
    title: 'Versand',
    kind: 'service',
    lastChanged: '2026-11-18',
  });
  expect(frontMatter?.faq).toBeUndefined();
  expect(headings.map(({ title }) => title)).toContain('Kann ich eine Packstation angeben?');
});

const article: WrittenDocument = {
  id: 'new',
  kind: 'article',
  handle: 'kalter-kaffee',
  title: 'Kalter Kaffee',
  description: 'Warum kalter Kaffee anders schmeckt, und was das Wasser damit zu tun hat.',
  html: '<p>Kalt.</p>',
  changedAt: '2026-11-18',
  addressOf,
};

test('a new article is written in the languages that it has', async () => {
  const danish = { ...article, handle: 'kold-kaffe', title: 'Kold kaffe', html: '<p>Kold.</p>' };
  const { files } = await pulledDocuments({ de: [article], en: [article], da: [danish] }, all);
  expect(files.map(({ file }) => file)).toEqual([
    'knowledge/kalter-kaffee/de.mdx',
    'knowledge/kalter-kaffee/da.mdx',
  ]);
  expect(files[1]?.text).toContain('slug: kold-kaffe');
});

test.each([
  [{ html: '<p><img src="a.webp"></p>' }, 'has pictures'],
  [{ sections: [] }, 'has sections'],
  [{ description: 'Kurz.' }, 'description: Too small: expected string to have >=50 characters'],
  [{ handle: 'wasserhaerte-entkalken' }, 'the file has a picture'],
])('left out with the reason: %o', async (change, reason) => {
  const { files, left } = await pulledDocuments({ de: [{ ...article, ...change }] }, all);
  expect(files).toEqual([]);
  expect(left.map((one) => one.reason)).toEqual([reason]);
});
