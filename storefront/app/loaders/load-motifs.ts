import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import { parseListingQuery } from '../commerce/collection/listing-query.ts';
import { type ProductDetail, variantKey } from '../commerce/product/product.ts';
import type { Language } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import type { GiftMotif } from '../product/gift-fields.tsx';
import { orFallback } from './or-fallback.ts';

/** All gift cards, as the motifs of one; none for other goods. */
export async function loadMotifs(
  product: ProductDetail,
  catalogue: Catalogue,
  language: Language,
): Promise<GiftMotif[]> {
  if (!product.isGiftCard) return [];
  const handle = allMessages[language].product.giftCardsCollection;
  const query = parseListingQuery(new URLSearchParams());
  const collection = await orFallback(catalogue.collection({ handle, language, query }), null);
  const handles = new Set(collection?.listing.products.map((card) => card.handle));
  const cards = await Promise.all(
    [...handles].map((each) => orFallback(catalogue.product(each, language, 'first'), null)),
  );
  return cards
    .filter((card) => card !== null)
    .filter(({ isGiftCard }) => isGiftCard)
    .toSorted((a, b) => a.title.localeCompare(b.title, language))
    .map(({ handle, title, pictures, variants }) => ({
      handle,
      title,
      picture: pictures[0]?.url ?? null,
      variants: Object.fromEntries(variants.map((each) => [each.title ?? '', variantKey(each.id)])),
    }));
}
