import { defaultLanguage, type Language, languageFacts } from '../i18n/languages.ts';
import * as operations from './operations/generated.ts';
import type { Platform } from './platform.ts';
import { toProductTest } from './transforms/product-test.ts';

/** A page of the catalogue. */
export interface DirectoryEntry {
  /** The same in every language. */
  id: string;
  handle: string;
  changedAt: string;
  picture: string | null;
}

/** All pages of the catalogue, for the sitemap. */
export interface Directory {
  products(language: Language): Promise<DirectoryEntry[]>;
  /** Without those that are marked noindex. */
  collections(language: Language): Promise<DirectoryEntry[]>;
  /** Handles of the product tests with a report on this site; the same in every language. */
  productTests(): Promise<string[]>;
}

interface PlatformEntry {
  id: string;
  handle: string;
  updatedAt: string;
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

export function createDirectory(platform: Platform): Directory {
  return {
    async products(language) {
      const products = await everyPage(async (after) => {
        const variables = { after, language: languageFacts[language].code };
        return (await platform.send(operations.SitemapProducts, variables)).products;
      });
      return products.map((product) => toEntry(product, product.featuredImage?.url));
    },
    async collections(language) {
      const collections = await everyPage(async (after) => {
        const variables = { after, language: languageFacts[language].code };
        return (await platform.send(operations.SitemapCollections, variables)).collections;
      });
      return collections
        .filter(({ noindex }) => !isNoIndex(noindex?.value))
        .map((collection) => toEntry(collection, collection.image?.url));
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

function toEntry({ id, handle, updatedAt }: PlatformEntry, picture?: string): DirectoryEntry {
  return { id, handle, changedAt: updatedAt, picture: picture ?? null };
}

/** The metafield's values that mean noindex. */
export function isNoIndex(value: string | null | undefined): boolean {
  return value === 'true' || value === '1';
}

async function everyPage<Node>(
  readPage: (after: string | null) => Promise<Page<Node>>,
): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const page: Page<Node> = await readPage(after);
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return nodes;
}
