import { languages } from '#shop/languages.ts';
import { counterpartSlugs, documents } from '../../content/documents/documents.server.ts';
import { sections } from '../../content/documents/sections.ts';
import type { Directory, DirectoryEntry, TranslatedEntry } from '../commerce/directory.ts';
import { type Hrefs, hrefsFor } from '../i18n/hrefs.ts';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { type SitemapFile, sitemapPagesPerFile } from './sitemap-files.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** Read ahead, times the number of languages; more would only queue up at the platform. */
const concurrentPages = 4;

/** The indexable pages of a file, a few hundred at a time. */
export async function* readSitemapPages(
  { kind, number }: SitemapFile,
  directory: Directory,
): AsyncGenerator<SitemapPage[]> {
  switch (kind) {
    case 'products':
      yield* productPages(number, directory);
      break;
    case 'collections':
      yield await counterparts(directory.collections, (href, handle) => href.collection(handle));
      break;
    case 'pages':
      yield [
        { paths: inEveryLanguage((href) => href.home()) },
        { paths: inEveryLanguage((href) => href.brands()) },
        ...documentPages(),
        ...(await testPages(directory)),
      ];
  }
}

/** Several pages of the platform's sitemap are read at the same time, and yielded in order. */
async function* productPages(number: number, directory: Directory): AsyncGenerator<SitemapPage[]> {
  let next = (number - 1) * sitemapPagesPerFile + 1;
  const last = Math.min(number * sitemapPagesPerFile, await directory.productPageCount());
  const reading: Promise<TranslatedEntry[]>[] = [];
  while (next <= last || reading.length > 0) {
    while (next <= last && reading.length < concurrentPages) {
      const page = directory.productPage(next);
      // awaited later; a failure until then is not unhandled
      page.catch(() => {});
      reading.push(page);
      next += 1;
    }
    const entries = (await reading.shift()) ?? [];
    yield entries.map(({ handles, changedAt, picture }) => ({
      paths: inEveryLanguage((href, language) => {
        const handle = handles[language];
        return handle && href.product(handle);
      }),
      changedAt,
      picture,
    }));
  }
}

/** Every document once, by its German version. */
function documentPages(): SitemapPage[] {
  return documents
    .filter(({ language }) => language === defaultLanguage)
    .map((document) => {
      const slugs = counterpartSlugs(document);
      return {
        paths: inEveryLanguage((href, language) => {
          const slug = slugs[language];
          return slug && href[sections[document.section]](slug);
        }),
        changedAt: document.frontMatter.lastChanged,
      };
    });
}

async function testPages({ productTests }: Directory): Promise<SitemapPage[]> {
  const handles = await productTests();
  return handles.map((handle) => ({ paths: inEveryLanguage((href) => href.article(handle)) }));
}

/** The platform lists each language separately; entries are joined by id. */
async function counterparts(
  list: (language: Language) => Promise<DirectoryEntry[]>,
  address: (href: Hrefs, handle: string) => string,
): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>();
  for (const language of languages) {
    for (const { id, handle, changedAt, picture } of await list(language)) {
      const page = pages.get(id) ?? { paths: {}, changedAt, picture };
      page.paths[language] = address(hrefsFor(language), handle);
      pages.set(id, page);
    }
  }
  return [...pages.values()];
}

function inEveryLanguage(
  address: (href: Hrefs, language: Language) => string | undefined,
): SitemapPage['paths'] {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = address(hrefsFor(language), language);
      return path ? [[language, path]] : [];
    }),
  );
}
