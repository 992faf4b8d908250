import { languageFacts } from '#shop/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import * as operations from '../operations/generated.ts';
import type { Platform } from '../platform/platform.ts';
import {
  type ProductCard,
  titleWithoutPrefix,
  type Variant,
  variantKey,
} from '../product/product.ts';
import { toPicture, toVariant } from '../product/to-product.ts';
import { parseSavedKey } from './saved-key.ts';

/** A variant that was saved for later, with current data. */
export interface SavedItem {
  key: string;
  product: Pick<ProductCard, 'handle' | 'title' | 'vendor'>;
  variant: Variant;
}

export interface SavedProducts {
  /** In the order of the keys, without items that no longer exist. */
  read(keys: string[], language: Language): Promise<SavedItem[]>;
}

export function createSavedProducts(platform: Platform): SavedProducts {
  return {
    async read(keys, language) {
      const named = keys.flatMap((key) => {
        const parts = parseSavedKey(key);
        return parts ? [{ key, ...parts }] : [];
      });
      if (named.length === 0) return [];
      const { nodes } = await platform.send(operations.SavedVariants, {
        ids: named.map(({ variant }) => `gid://shopify/ProductVariant/${variant}`),
        language: languageFacts[language].code,
      });
      return nodes.flatMap((node, index) => {
        const { key, product } = named[index] ?? {};
        if (!key || node?.__typename !== 'ProductVariant') return [];
        return variantKey(node.product.id) === product ? [toSavedItem(key, node)] : [];
      });
    },
  };
}

type PlatformVariant = Extract<
  operations.SavedVariantsQuery['nodes'][number],
  { __typename: 'ProductVariant' }
>;

function toSavedItem(key: string, node: PlatformVariant): SavedItem {
  const { handle, vendor, featuredImage, title: fullTitle } = node.product;
  const title = titleWithoutPrefix(fullTitle, vendor);
  const variant = toVariant(node);
  const picture = variant.picture ?? toPicture(featuredImage, title);
  return { key, product: { handle, title, vendor }, variant: { ...variant, picture } };
}
