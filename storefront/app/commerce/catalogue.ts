import { type Language, languageFacts, languages } from '../i18n/languages.ts';
import type { Collection, SortOption } from './collection.ts';
import * as operations from './operations/generated.ts';
import type { Platform } from './platform.ts';
import type { ProductDetail } from './product.ts';
import { toCollection } from './transforms/collection.ts';
import { toProductDetail } from './transforms/product.ts';

export interface CollectionRequest {
  handle: string;
  language: Language;
  first: number;
  sort?: SortOption;
  cursor?: string | null;
}

/** Everything the shop shows that is the same for every visitor. */
export interface Catalogue {
  collection(request: CollectionRequest): Promise<Collection | null>;
  product(handle: string, language: Language): Promise<ProductDetail | null>;
  /** The handle of the same thing in every language. */
  collectionHandles(id: string): Promise<Partial<Record<Language, string>>>;
  productHandles(id: string): Promise<Partial<Record<Language, string>>>;
}

const sortKeys = {
  topseller: { sortKey: 'BEST_SELLING', reverse: false },
  newest: { sortKey: 'CREATED', reverse: true },
  price_asc: { sortKey: 'PRICE', reverse: false },
} as const;

export function createCatalogue(platform: Platform): Catalogue {
  return {
    async collection({ handle, language, first, sort = 'topseller', cursor }) {
      const { collection } = await platform.send(operations.Collection, {
        handle,
        first,
        language: languageFacts[language].code,
        endCursor: cursor ?? null,
        ...sortKeys[sort],
      });
      return collection && toCollection(collection);
    },
    async product(handle, language) {
      const { product } = await platform.send(operations.ProductDetail, {
        handle,
        language: languageFacts[language].code,
      });
      return product && toProductDetail(product);
    },
    collectionHandles: (id) =>
      inEveryLanguage(async (language) => {
        const answer = await platform.send(operations.CollectionHandleById, { id, language });
        return answer.collection?.handle;
      }),
    productHandles: (id) =>
      inEveryLanguage(async (language) => {
        const answer = await platform.send(operations.ProductHandleById, { id, language });
        return answer.product?.handle;
      }),
  };
}

async function inEveryLanguage(
  ask: (code: 'DE' | 'EN' | 'DA') => Promise<string | undefined>,
): Promise<Partial<Record<Language, string>>> {
  const answers = await Promise.all(
    languages.map(async (language) => [language, await ask(languageFacts[language].code)] as const),
  );
  return Object.fromEntries(answers.filter(([, handle]) => handle !== undefined));
}
