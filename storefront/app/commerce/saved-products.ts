import { type Language, languageFacts } from '../i18n/languages.ts';
import * as operations from './operations/generated.ts';
import type { Platform } from './platform.ts';
import { type ProductCard, titleWithoutPrefix, type Variant, variantKey } from './product.ts';
import { parseSavedKey } from './saved-key.ts';
import { toPicture, toVariant } from './transforms/product.ts';

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
  async function readItem(key: string, language: Language): Promise<SavedItem[]> {
    const named = parseSavedKey(key);
    if (!named) return [];
    const { product } = await platform.send(operations.SavedProduct, {
      id: `gid://shopify/Product/${named.product}`,
      language: languageFacts[language].code,
    });
    const found = product?.variants.nodes.find(({ id }) => variantKey(id) === named.variant);
    if (!product || !found) return [];
    const { handle, vendor, featuredImage } = product;
    const title = titleWithoutPrefix(product.title, vendor);
    const variant = toVariant(found);
    const picture = variant.picture ?? toPicture(featuredImage, title);
    return [{ key, product: { handle, title, vendor }, variant: { ...variant, picture } }];
  }
  return {
    async read(keys, language) {
      const items = keys.map((key) => readItem(key, language));
      return (await Promise.all(items)).flat();
    },
  };
}
