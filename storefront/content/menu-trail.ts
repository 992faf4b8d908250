import { isHeading } from './menu-items.ts';
import type { MenuItem } from './model.ts';

/**
 * The breadcrumb trail of a product: the first menu entry that links to one of its collections, in menu order. Groups
 * that contain the product themselves come first, so that a machine is listed under machines, not under gifts; groups
 * without entries (offers, news) come last, after gifts.
 */
export function menuTrail(
  groups: MenuItem[],
  holdsProduct: (url: string) => boolean,
  isGift: (box: MenuItem) => boolean = () => false,
): MenuItem[] {
  const categories = groups
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ ...group, items: group.items.filter((box) => !isGift(box)) }));
  const trail = firstTrail(categories, holdsProduct);
  return trail.length > 0 ? trail : firstTrail(groups, holdsProduct);
}

function firstTrail(groups: MenuItem[], holdsProduct: (url: string) => boolean): MenuItem[] {
  const holding = groups.filter(({ url }) => holdsProduct(url));
  const others = groups.filter((group) => !holding.includes(group));
  const ofGoods = others.filter(({ url }) => url.includes('/c/'));
  // categories before brands
  const rest = others.filter((group) => !ofGoods.includes(group));
  for (const group of [...holding, ...ofGoods, ...rest]) {
    const trail = trailWithin(group, holdsProduct).filter(({ url }) => holdsProduct(url));
    if (trail.length > 0) {
      // a group and its first box may be the same collection: the more specific title stays
      return trail.filter(({ url }, index) => trail[index + 1]?.url !== url);
    }
  }
  return [];
}

/** The trail to an address; empty where no box links to it. */
export function trailTo(groups: MenuItem[], url: string): MenuItem[] {
  for (const box of groups.flatMap(({ items }) => items)) {
    const item = box.items.find((candidate) => candidate.url === url);
    if (item) return isHeading(box) ? [item] : [box, item];
  }
  return [];
}

function trailWithin(group: MenuItem, holdsProduct: (url: string) => boolean): MenuItem[] {
  const itemOf = (box: MenuItem) => box.items.filter(({ url }) => holdsProduct(url)).slice(0, 1);
  const boxes = group.items.filter((box) => holdsProduct(box.url));
  const box =
    boxes.find((candidate) => itemOf(candidate).length > 0) ??
    group.items.find((candidate) => itemOf(candidate).length > 0) ??
    boxes[0];
  return box ? [group, box, ...itemOf(box)] : [group];
}
