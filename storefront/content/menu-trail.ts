import { isHeading } from './menu-items.ts';
import type { MenuItem } from './model.ts';

/**
 * The way through the menu to a product: a place that leads to one of its collections, in the order merchandisers gave
 * the menu. Groups that hold the product themselves come first, so that a machine is found among machines before gifts.
 */
export function menuTrail(groups: MenuItem[], holdsProduct: (url: string) => boolean): MenuItem[] {
  const holding = groups.filter(({ url }) => holdsProduct(url));
  const others = groups.filter((group) => !holding.includes(group));
  const ofGoods = others.filter(({ url }) => url.includes('/c/'));
  // a product belongs to its kind before its brand
  const rest = others.filter((group) => !ofGoods.includes(group));
  for (const group of [...holding, ...ofGoods, ...rest]) {
    const trail = trailWithin(group, holdsProduct).filter(({ url }) => holdsProduct(url));
    if (trail.length > 0) {
      // a group and its first box may be the same collection: the more exact name stays
      return trail.filter(({ url }, index) => trail[index + 1]?.url !== url);
    }
  }
  return [];
}

/** The way through a box of the menu to an address; empty where no box leads there. */
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
    group.items.find((candidate) => isHeading(candidate) && itemOf(candidate).length > 0) ??
    boxes[0];
  return box ? [group, box, ...itemOf(box)] : [group];
}
