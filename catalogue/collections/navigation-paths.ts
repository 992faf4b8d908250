// Where a collection stands in the tree: what leads to it and what it leads to.

import type { CatalogueBrand } from '../model.ts';
import { type NavigationEntry, type NavigationNode, navigation } from './navigation.ts';

export interface Place {
  /** From the root down to the collection above this one. */
  ancestors: string[];
  /** In the order in which they are offered. */
  subcollections: string[];
}

export const brandCollectionKey = (brand: Pick<CatalogueBrand, 'key'>) => `brand-${brand.key}`;

/** Every collection of the tree with its place; a collection has exactly one home. */
export function placesInNavigation(brands: CatalogueBrand[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const visit = (node: NavigationNode, ancestors: string[]) => {
    if (places.has(node.key)) throw new Error(`${node.key} stands twice in the navigation`);
    const children = [...nodesOf(node.children ?? []), ...brandNodes(brands, node.brands)];
    places.set(node.key, {
      ancestors,
      subcollections: [...children.map((child) => child.key), ...(node.also ?? [])],
    });
    for (const child of children) visit(child, [...ancestors, node.key]);
  };
  for (const root of nodesOf(navigation)) visit(root, []);
  return places;
}

function nodesOf(entries: NavigationEntry[]): NavigationNode[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [{ key: entry }];
    return 'heading' in entry ? nodesOf(entry.children) : [entry];
  });
}

function brandNodes(
  brands: CatalogueBrand[],
  kind: CatalogueBrand['kind'] | undefined,
): NavigationNode[] {
  return brands
    .filter((brand) => brand.kind === kind)
    .toSorted((a, b) => (a.topRank ?? 99) - (b.topRank ?? 99) || a.name.localeCompare(b.name, 'de'))
    .map((brand) => ({ key: brandCollectionKey(brand) }));
}
