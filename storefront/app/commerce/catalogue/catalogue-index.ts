import { languageFacts, languages } from '#shop/languages.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { type FurtherLocale, type Locale, languageOf } from '../../i18n/locales.ts';
import { inHomeMarkets, type PlatformByLocale } from '../markets/in-locales.ts';
import * as operations from '../operations/generated.ts';
import { eachPage, everyPage } from '../platform/each-page.ts';
import { isNoIndex } from '../platform/is-no-index.ts';
import type { Platform } from '../platform/platform.ts';
import { toProductTest } from '../product/to-product-test.ts';
import { allVariants } from './all-variants.ts';
import { toOfferProduct } from './to-offer-product.ts';
import type { OfferProduct } from './variant-offers.ts';

/** A page of the catalogue. */
export interface IndexEntry {
  /** The same in every language. */
  id: string;
  handle: string;
  changedAt: string;
  picture: string | null;
}

/** A product in all its languages. */
interface TranslatedEntry {
  handles: Partial<Record<Language, string>>;
  changedAt: string;
  picture: string | null;
}

/** The whole catalogue, for sitemaps and feeds. */
export interface CatalogueIndex {
  /** Of the platform's sitemap. */
  productPageCount(): Promise<number>;
  /** Up to 250 products in the home markets; pages are numbered from 1 and may be empty. */
  productPage(page: number): Promise<TranslatedEntry[]>;
  /** The same of a further market, where other products may be published. */
  productPageIn(locale: FurtherLocale, page: number): Promise<Omit<IndexEntry, 'id'>[]>;
  /** All products with what feeds say of them, page by page: only one page is in memory. */
  offerPages(locale: Locale): AsyncGenerator<OfferProduct[]>;
  /** Without those that are marked noindex. */
  collections(locale: Locale): Promise<IndexEntry[]>;
  /** Handles of the product tests with a report on this site; the same in every language. */
  productTests(): Promise<string[]>;
  /** Pages and articles that editors have written on the platform. */
  writtenPages(language: Language): Promise<WrittenPage[]>;
}

export interface WrittenPage {
  kind: 'page' | 'article';
  id: string;
  handle: string;
  title: string;
  changedAt: string;
}

interface PlatformEntry {
  id: string;
  handle: string;
  updatedAt: string;
}

export function createCatalogueIndex(
  platform: Platform,
  platformOrigin: string,
  everywhere: PlatformByLocale = inHomeMarkets(platform),
): CatalogueIndex {
  const pictureFolder = `${platformOrigin}/cdn/shop/`;
  const inLocale = (locale: Locale) => ({
    there: everywhere.get(locale) ?? platform,
    language: languageFacts[languageOf(locale)].code,
  });
  const itemsOf = async (locale: Locale, page: number) => {
    const { there, language } = inLocale(locale);
    const { sitemap } = await there.send(operations.SitemapProducts, { page, language });
    return sitemap.resources?.items ?? [];
  };
  return {
    async productPageCount() {
      const { sitemap } = await platform.send(operations.SitemapSize, {});
      return sitemap.pagesCount?.count ?? 0;
    },
    async productPage(page) {
      const lists = await Promise.all(
        languages.map(async (language) => ({ language, items: await itemsOf(language, page) })),
      );
      return joinTranslations(lists, pictureFolder);
    },
    async productPageIn(locale, page) {
      const items = await itemsOf(locale, page);
      return items.map((item) => ({
        handle: item.handle,
        changedAt: item.updatedAt,
        picture: pictureOf(item, pictureFolder),
      }));
    },
    async *offerPages(locale) {
      const { there, language } = inLocale(locale);
      const pages = eachPage(
        async (after) => (await there.send(operations.FeedProducts, { after, language })).products,
      );
      for await (const products of pages) {
        const offers: OfferProduct[] = [];
        for (const product of products) {
          const { id, variants } = product;
          const nodes = await allVariants(
            variants,
            async (after) =>
              (await there.send(operations.FeedVariantsAfter, { id, after, language })).product,
          );
          offers.push(toOfferProduct({ ...product, variants: { ...variants, nodes } }));
        }
        yield offers;
      }
    },
    async collections(locale) {
      const { there, language } = inLocale(locale);
      const collections = await everyPage(
        async (after) =>
          (await there.send(operations.SitemapCollections, { after, language })).collections,
      );
      return collections
        .filter(({ noindex }) => !isNoIndex(noindex?.value))
        .map((collection) => toEntry(collection, collection.image?.url));
    },
    async writtenPages(language) {
      const variables = { language: languageFacts[language].code };
      const { pages, blog } = await platform.send(operations.WrittenPages, variables);
      return [
        ...pages.nodes.map(({ updatedAt, ...page }) => ({
          kind: 'page' as const,
          changedAt: updatedAt,
          ...page,
        })),
        ...(blog?.articles.nodes ?? []).map(({ publishedAt, ...article }) => ({
          kind: 'article' as const,
          changedAt: publishedAt,
          ...article,
        })),
      ].filter(({ handle }) => !handle.endsWith('-preview'));
    },
    async productTests() {
      const language = languageFacts[defaultLanguage].code;
      const { metaobjects } = await platform.send(operations.ProductTests, { language });
      return metaobjects.nodes.flatMap((node) => {
        const test = toProductTest(node);
        return test && !test.url ? [test.handle] : [];
      });
    },
  };
}

type SitemapItem = NonNullable<
  operations.SitemapProductsQuery['sitemap']['resources']
>['items'][number];

/**
 * The platform's sitemap has no ids. A page has the same products in the same order in every language; where it does not,
 * no translations are assumed.
 */
function joinTranslations(
  lists: { language: Language; items: SitemapItem[] }[],
  pictureFolder: string,
): TranslatedEntry[] {
  const [first, ...others] = lists;
  const isAligned = others.every(
    ({ items }) =>
      items.length === first?.items.length &&
      items.every(({ updatedAt }, index) => updatedAt === first.items[index]?.updatedAt),
  );
  const groups = isAligned ? [lists] : lists.map((list) => [list]);
  return groups.flatMap((group) =>
    (group[0]?.items ?? []).map((item, index) => ({
      handles: Object.fromEntries(
        group.map(({ language, items }) => [language, items[index]?.handle]),
      ),
      changedAt: item.updatedAt,
      picture: pictureOf(item, pictureFolder),
    })),
  );
}

function pictureOf(item: SitemapItem, folder: string): string | null {
  return 'image' in item && item.image?.filepath ? folder + item.image.filepath : null;
}

function toEntry({ id, handle, updatedAt }: PlatformEntry, picture?: string): IndexEntry {
  return { id, handle, changedAt: updatedAt, picture: picture ?? null };
}
