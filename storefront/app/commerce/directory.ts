import { defaultLanguage, type Language, languageFacts } from '../i18n/languages.ts';
import * as operations from './operations/generated.ts';
import type { Platform } from './platform.ts';
import { toProductTest } from './transforms/product-test.ts';

/** Something of the catalogue that has an address of its own. */
export interface DirectoryEntry {
  /** The same in every language. */
  id: string;
  handle: string;
  changedAt: string;
  picture: string | null;
}

/** The whole catalogue as a list of addresses, for search engines. */
export interface Directory {
  products(language: Language): Promise<DirectoryEntry[]>;
  /** Without those that ask not to be found. */
  collections(language: Language): Promise<DirectoryEntry[]>;
  /** Handles of the product tests whose report stands here; the same in every language. */
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
        .filter(({ noindex }) => !isNoindex(noindex?.value))
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

/** What the merchant may write to keep a page out of search engines. */
export function isNoindex(value: string | null | undefined): boolean {
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
