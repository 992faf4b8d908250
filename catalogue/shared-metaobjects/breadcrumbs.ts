import type { Place } from '../collections/navigation-paths.ts';
import type { CatalogueMetaobject } from '../model.ts';

export const breadcrumbKey = (parent: string) => `breadcrumb-${parent}`;

/** One trail for each collection that has others below it; its children share it. */
export function breadcrumbs(places: Map<string, Place>): CatalogueMetaobject[] {
  const parents = new Set([...places.values()].flatMap(({ ancestors }) => ancestors.slice(-1)));
  return [...parents].map((parent) => ({
    key: breadcrumbKey(parent),
    type: 'breadcrumb',
    fields: [
      {
        key: 'path',
        type: 'list.collection_reference',
        value: '',
        collections: [...(places.get(parent)?.ancestors ?? []), parent],
      },
    ],
  }));
}
