import type { SavedItem } from '../commerce/cart/saved-products.ts';

/** What was ordered, in the words of the order's language. */
export interface OrderedGoods {
  title: string;
  variantTitle: string | null;
  productId: string | null;
  variantId: string | null;
}

/** What is still sold, by the variant's id and in the page's language. */
export type SoldToday = ReadonlyMap<string, SavedItem>;

export const todayOf = ({ variantId }: OrderedGoods, sold: SoldToday): SavedItem | null =>
  (variantId && sold.get(variantId)) || null;

/** In the page's language, where the goods are still sold. */
export function inPageLanguage<Goods extends OrderedGoods>(goods: Goods, sold: SoldToday): Goods {
  const today = todayOf(goods, sold);
  if (!today) return goods;
  const { product, variant } = today;
  const options = variant.options.map(({ value }) => value).join(' · ');
  return { ...goods, title: product.title, variantTitle: options || variant.title };
}
