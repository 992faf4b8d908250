import type { LegalInformation } from '../commerce/product/legal-information.ts';
import { toPageFacts } from '../commerce/product/module-facts.ts';
import type { DetailedVariant, PageFacts, ProductDetail } from '../commerce/product/product.ts';

export type PageVariant = Omit<DetailedVariant, 'gtin' | 'promotionalNote' | 'components'>;

/** What the reacting parts of the page need; the rest is rendered on the server only. */
export type PageProduct = Pick<
  ProductDetail,
  | 'id'
  | 'handle'
  | 'title'
  | 'vendor'
  | 'productType'
  | 'picture'
  | 'pictures'
  | 'media'
  | 'rating'
  | 'isNew'
  | 'isGiftCard'
  | 'options'
  | 'tags'
> & {
  facts: Partial<PageFacts>;
  variants: PageVariant[];
  legal: Pick<LegalInformation, 'allergens' | 'hazardLabel'>;
};

/** Called by the loader. */
export function toPageProduct(product: ProductDetail): PageProduct {
  const { allergens, hazardLabel } = product.legal;
  const { id, handle, title, vendor, productType, picture, pictures, media } = product;
  const { rating, isNew, isGiftCard, options, tags } = product;
  return withSharedObjects({
    id,
    handle,
    title,
    vendor,
    productType,
    picture,
    pictures,
    media,
    rating,
    isNew,
    isGiftCard,
    options,
    tags,
    facts: toPageFacts(product.facts),
    variants: product.variants.map(toPageVariant),
    legal: { allergens, hazardLabel: hazardLabel && { ...hazardLabel, precautions: [] } },
  });
}

function toPageVariant({ gtin, promotionalNote, components, ...variant }: DetailedVariant) {
  // of a bundle the list of its contents names it
  return components.length > 0 ? { ...variant, sumOfSinglePrices: null } : variant;
}

/** Equal objects become one: the data of a document has it once, and numbers that refer to it. */
function withSharedObjects<T>(value: T): T {
  const known = new Map<string, unknown>();
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    if (typeof part !== 'object') return part;
    const text = JSON.stringify(part);
    if (!known.has(text)) known.set(text, part);
    return known.get(text);
  });
}
