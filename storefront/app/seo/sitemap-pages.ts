import { counterpartSlugs, documents } from '../../content/documents/documents.server.ts';
import { sections } from '../../content/documents/sections.ts';
import type { Directory, DirectoryEntry } from '../commerce/directory.ts';
import { type Hrefs, hrefsFor } from '../i18n/hrefs.ts';
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts';
import type { SitemapFile } from './sitemap-files.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** All indexable pages of one kind. */
export async function readSitemapPages(
  kind: SitemapFile['kind'],
  directory: Directory,
): Promise<SitemapPage[]> {
  switch (kind) {
    case 'products':
      return counterparts(directory.products, (href, handle) => href.product(handle));
    case 'collections':
      return counterparts(directory.collections, (href, handle) => href.collection(handle));
    case 'pages':
      return [
        { paths: inEveryLanguage((href) => href.home()) },
        { paths: inEveryLanguage((href) => href.brands()) },
        ...documentPages(),
        ...(await testPages(directory)),
      ];
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
