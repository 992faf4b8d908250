import { maximumLevels } from '../../admin/menus.ts';
import type { MenuItemRecord } from '../../content/records.ts';

// Moves in the tree of a menu: pure, so that every move can be checked.

export const moves = ['up', 'down', 'outdent', 'indent'] as const;
export type Move = (typeof moves)[number];

type Items = readonly MenuItemRecord[];

/** The places from the top of the menu down to the item. */
export function placeOf(items: Items, id: number): number[] | undefined {
  for (const [index, item] of items.entries()) {
    if (item.id === id) return [index];
    const below = placeOf(item.items, id);
    if (below) return [index, ...below];
  }
  return undefined;
}

function depthOf({ items }: MenuItemRecord): number {
  return 1 + Math.max(0, ...items.map(depthOf));
}

export function itemAt(items: Items, place: readonly number[]): MenuItemRecord | undefined {
  const [index = 0, ...rest] = place;
  const item = items[index];
  return rest.length === 0 ? item : item && itemAt(item.items, rest);
}

export function canMove(items: Items, id: number, move: Move): boolean {
  const place = placeOf(items, id);
  const item = place && itemAt(items, place);
  if (!place || !item) return false;
  const index = place.at(-1) ?? 0;
  const siblings = place.length === 1 ? items : (itemAt(items, place.slice(0, -1))?.items ?? []);
  switch (move) {
    case 'up':
      return index > 0;
    case 'down':
      return index < siblings.length - 1;
    case 'outdent':
      return place.length > 1;
    case 'indent':
      return index > 0 && place.length + depthOf(item) <= maximumLevels;
  }
}

/** Unchanged where the move is not possible. */
export function moved(items: Items, id: number, move: Move): MenuItemRecord[] {
  const place = placeOf(items, id);
  const item = place && itemAt(items, place);
  if (!place || !item || !canMove(items, id, move)) return [...items];
  const parent = place.slice(0, -1);
  const index = place.at(-1) ?? 0;
  const without = removed(items, id);
  switch (move) {
    case 'up':
      return inserted(without, [...parent, index - 1], item);
    case 'down':
      return inserted(without, [...parent, index + 1], item);
    case 'outdent':
      return inserted(without, [...parent.slice(0, -1), (parent.at(-1) ?? 0) + 1], item);
    case 'indent': {
      const above = itemAt(without, [...parent, index - 1]);
      return inserted(without, [...parent, index - 1, above?.items.length ?? 0], item);
    }
  }
}

export function removed(items: Items, id: number): MenuItemRecord[] {
  return items
    .filter((item) => item.id !== id)
    .map((item) => ({ ...item, items: removed(item.items, id) }));
}

export function replaced(items: Items, changed: MenuItemRecord): MenuItemRecord[] {
  return items.map((item) =>
    item.id === changed.id ? changed : { ...item, items: replaced(item.items, changed) },
  );
}

function inserted(items: Items, place: readonly number[], item: MenuItemRecord): MenuItemRecord[] {
  const [index = 0, ...rest] = place;
  if (rest.length === 0) return items.toSpliced(index, 0, item);
  return items.map((one, at) =>
    at === index ? { ...one, items: inserted(one.items, rest, item) } : one,
  );
}
