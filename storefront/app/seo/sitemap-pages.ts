import { languages } from '#shop/languages.ts';
import {
  counterpartSlugs,
  documents,
  findDocument,
} from '../../content/documents/documents.server.ts';
import { sections } from '../../content/documents/sections.ts';
import { hasBrands } from '../../content/has-brands.ts';
import type {
  CatalogueIndex,
  IndexEntry,
  WrittenPage,
} from '../commerce/catalogue/catalogue-index.ts';
import { type Hrefs, hrefsFor } from '../i18n/hrefs.ts';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages.ts';
import { type FurtherLocale, languageOf } from '../i18n/locales.ts';
import { type SitemapFile, sitemapPagesPerFile } from './sitemap-files.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** Read ahead, times the number of languages; more would only queue up at the platform. */
const concurrentPages = 4;

/** The indexable pages of a file, a few hundred at a time. */
export async function* readSitemapPages(
  { kind, locale, number }: SitemapFile,
  catalogueIndex: CatalogueIndex,
): AsyncGenerator<SitemapPage[]> {
  if (!isLanguage(locale)) return yield* furtherPages({ kind, locale, number }, catalogueIndex);
  switch (kind) {
    case 'products':
      yield* productPages(number, catalogueIndex);
      break;
    case 'collections':
      yield await counterparts(catalogueIndex.collections, (href, handle) =>
        href.collection(handle),
      );
      break;
    case 'pages':
      yield [
        { paths: inEveryLanguage((href) => href.home()) },
        {
          paths: inEveryLanguage((href, language) =>
            hasBrands(language) ? href.brands() : undefined,
          ),
        },
        ...documentPages(),
        ...(await writtenPages(catalogueIndex)),
        ...(await testPages(catalogueIndex)),
      ];
  }
}

/** Of a further market: what is published there. Its pages name their counterparts themselves. */
async function* furtherPages(
  { kind, locale, number }: SitemapFile & { locale: FurtherLocale },
  catalogueIndex: CatalogueIndex,
): AsyncGenerator<SitemapPage[]> {
  const href = hrefsFor(locale);
  const at = (path: string | undefined) => ({ paths: path ? { [locale]: path } : {} });
  switch (kind) {
    case 'products':
      for await (const entries of platformPages(number, catalogueIndex, (page) =>
        catalogueIndex.productPageIn(locale, page),
      )) {
        yield entries.map(({ handle, ...entry }) => ({ ...at(href.product(handle)), ...entry }));
      }
      break;
    case 'collections':
      yield (await catalogueIndex.collections(locale)).map(({ handle, changedAt, picture }) => ({
        ...at(href.collection(handle)),
        changedAt,
        picture,
      }));
      break;
    case 'pages':
      yield [
        at(href.home()),
        at(hasBrands(languageOf(locale)) ? href.brands() : undefined),
        ...documents
          .filter(({ language }) => language === languageOf(locale))
          .map(({ section, frontMatter }) => ({
            ...at(href[sections[section]](frontMatter.slug)),
            changedAt: frontMatter.lastChanged,
          })),
        ...(await catalogueIndex.writtenPages(languageOf(locale)))
          .filter((page) => !isFile(page, languageOf(locale)))
          .map(({ kind, handle, changedAt }) => ({ ...at(href[kind](handle)), changedAt })),
        ...(await catalogueIndex.productTests()).map((handle) => at(href.article(handle))),
      ];
  }
}

async function* productPages(
  number: number,
  catalogueIndex: CatalogueIndex,
): AsyncGenerator<SitemapPage[]> {
  for await (const entries of platformPages(number, catalogueIndex, catalogueIndex.productPage)) {
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

/** Several pages of the platform's sitemap are read at the same time, and yielded in order. */
async function* platformPages<Entry>(
  number: number,
  catalogueIndex: CatalogueIndex,
  read: (page: number) => Promise<Entry[]>,
): AsyncGenerator<Entry[]> {
  let next = (number - 1) * sitemapPagesPerFile + 1;
  const last = Math.min(number * sitemapPagesPerFile, await catalogueIndex.productPageCount());
  const reading: Promise<Entry[]>[] = [];
  while (next <= last || reading.length > 0) {
    while (next <= last && reading.length < concurrentPages) {
      const page = read(next);
      // awaited later; a failure until then is not unhandled
      page.catch(() => {});
      reading.push(page);
      next += 1;
    }
    yield (await reading.shift()) ?? [];
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

/** What editors have written on the platform, and no file has the address of. */
async function writtenPages(catalogueIndex: CatalogueIndex): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>();
  for (const language of languages) {
    for (const written of await catalogueIndex.writtenPages(language)) {
      if (isFile(written, language)) continue;
      const { kind, id, handle, changedAt } = written;
      const page = pages.get(id) ?? { paths: {}, changedAt };
      page.paths[language] = hrefsFor(language)[kind](handle);
      pages.set(id, page);
    }
  }
  return [...pages.values()];
}

const isFile = ({ kind, handle }: WrittenPage, language: Language) =>
  findDocument(kind, handle, language) !== undefined;

async function testPages({ productTests }: CatalogueIndex): Promise<SitemapPage[]> {
  const handles = await productTests();
  return handles.map((handle) => ({ paths: inEveryLanguage((href) => href.article(handle)) }));
}

/** The platform lists each language separately; entries are joined by id. */
async function counterparts(
  list: (language: Language) => Promise<IndexEntry[]>,
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
