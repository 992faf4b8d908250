import type { Cart, CartLine } from '../commerce/cart/cart.ts';
import type { Money } from '../commerce/price/money.ts';
import type { ProductCard, Variant } from '../commerce/product/product.ts';

/** A list of products, as GA4 identifies it. */
export interface ItemList {
  /** The same in every language, or a collection's handle. */
  id: string;
  /** Its title, as shoppers read it. */
  name: string;
}

/** GA4's item; amounts are decimals. */
interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_category: string;
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  /** The position in its list, from 0. */
  index?: number;
  price: number;
  quantity: number;
}

interface Items {
  currency: string;
  value: number;
  items: AnalyticsItem[];
}

interface ListedItems extends Items {
  item_list_id: string;
  item_list_name: string;
}

/** Every event of the shop; none has personal data. */
export type AnalyticsEvent =
  | { event: 'search'; search_term: string }
  | { event: 'view_item_list' | 'select_item'; ecommerce: ListedItems }
  | {
      event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout';
      ecommerce: Items;
    };

/** A product as a card shows it. */
export interface ListedItem {
  /** Article number, or the product's number. */
  id: string;
  /** In a list of variants it names the variant. */
  title: string;
  brand: string;
  category: string;
  price: Money;
}

export interface PlacedItem {
  item: ListedItem;
  index: number;
}

const maxTermLength = 100;

/** Null for terms that look like personal data: e-mail addresses and telephone numbers. */
export function searchEvent(term: string): AnalyticsEvent | null {
  const search_term = term.trim().slice(0, maxTermLength);
  const personal = /@|(?<![a-z\d-])\+?\d[\d\s/()-]{5,}\d/i.test(search_term);
  return search_term === '' || personal ? null : { event: 'search', search_term };
}

export function listEvent(
  event: 'view_item_list' | 'select_item',
  list: ItemList,
  placed: PlacedItem[],
): AnalyticsEvent | null {
  const currency = placed[0]?.item.price.currency;
  if (!currency) return null;
  const items = placed.map((each) => listedItem(list, each));
  return { event, ecommerce: { ...itemsOf(currency, items), ...listFields(list) } };
}

export function viewItemEvent(
  product: Pick<ProductCard, 'id' | 'title' | 'vendor' | 'productType'>,
  variant: Pick<Variant, 'sku' | 'title' | 'price'>,
): AnalyticsEvent {
  const item: AnalyticsItem = {
    ...namesOf(product, variant.sku, variant.title),
    price: decimal(variant.price),
    quantity: 1,
  };
  return { event: 'view_item', ecommerce: itemsOf(variant.price.currency, [item]) };
}

export function cartEvent(event: 'view_cart' | 'begin_checkout', cart: Cart): AnalyticsEvent {
  const items = cart.lines.map((line) => lineItem(line, line.quantity));
  return { event, ecommerce: itemsOf(cart.total.currency, items) };
}

/** Added and removed quantities between two carts; a changed delivery interval is neither. */
export function cartChangeEvents(before: Cart | null, after: Cart | null): AnalyticsEvent[] {
  const quantityBefore = quantities(before);
  const quantityAfter = quantities(after);
  return [
    ...changeEvent(
      'add_to_cart',
      after,
      (id) => (quantityAfter.get(id) ?? 0) - (quantityBefore.get(id) ?? 0),
    ),
    ...changeEvent(
      'remove_from_cart',
      before,
      (id) => (quantityBefore.get(id) ?? 0) - (quantityAfter.get(id) ?? 0),
    ),
  ];
}

function changeEvent(
  event: 'add_to_cart' | 'remove_from_cart',
  cart: Cart | null,
  difference: (variantId: string) => number,
): AnalyticsEvent[] {
  if (!cart) return [];
  const lines = new Map(cart.lines.map((line) => [line.variant.id, line]));
  const items = [...lines].flatMap(([id, line]) => {
    const quantity = difference(id);
    return quantity > 0 ? [lineItem(line, quantity)] : [];
  });
  if (items.length === 0) return [];
  return [{ event, ecommerce: itemsOf(cart.total.currency, items) }];
}

function quantities(cart: Cart | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const { variant, quantity } of cart?.lines ?? []) {
    found.set(variant.id, (found.get(variant.id) ?? 0) + quantity);
  }
  return found;
}

function listedItem(list: ItemList, { item, index }: PlacedItem): AnalyticsItem {
  return {
    item_id: item.id,
    item_name: item.title,
    item_brand: item.brand,
    item_category: item.category,
    ...listFields(list),
    index,
    price: decimal(item.price),
    quantity: 1,
  };
}

function lineItem({ product, variant, total, quantity: all }: CartLine, quantity: number) {
  const each = all > 0 ? Math.round(total.amount / all) : variant.price.amount;
  const price = decimal({ ...variant.price, amount: each });
  return { ...namesOf(product, variant.sku, variant.title), price, quantity };
}

function namesOf(
  product: Pick<ProductCard, 'id' | 'title' | 'vendor' | 'productType'>,
  sku: string | null,
  variantTitle: string | null,
) {
  return {
    item_id: sku ?? product.id.slice(product.id.lastIndexOf('/') + 1),
    item_name: product.title,
    item_brand: product.vendor,
    item_category: product.productType,
    ...(variantTitle && { item_variant: variantTitle }),
  };
}

function listFields({ id, name }: ItemList) {
  return { item_list_id: id, item_list_name: name };
}

/** Summed in cents, since sums of decimals are not exact. */
function itemsOf(currency: string, items: AnalyticsItem[]): Items {
  const cents = items.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return { currency, value: cents / 100, items };
}

function decimal({ amount }: Money): number {
  return amount / 100;
}
