import type { CollectionMetafieldReferenceFieldsFragment } from '../operations/generated.ts';
import type { Picture } from './product.ts';
import { toPicture } from './to-product.ts';

export type MetafieldReference = CollectionMetafieldReferenceFieldsFragment;
type Metaobject = Extract<MetafieldReference, { __typename: 'Metaobject' }>;

export function isMetaobject(reference: MetafieldReference | null): reference is Metaobject {
  return reference?.__typename === 'Metaobject';
}

/** Accessors for a metaobject's fields; null where one is missing or of another type. */
export function fieldsOf(metaobject: Metaobject) {
  const find = (key: string) => metaobject.fields.find((field) => field.key === key);
  return {
    text: (key: string): string | null => find(key)?.value || null,
    picture: (key: string, alt: string): Picture | null => {
      const reference = find(key)?.reference;
      return reference && 'image' in reference ? toPicture(reference.image, alt) : null;
    },
    collection: (key: string) => {
      const reference = find(key)?.reference;
      return reference && 'handle' in reference ? reference : null;
    },
    collections: (key: string) => {
      const nodes = find(key)?.references?.nodes ?? [];
      return nodes.flatMap((node) => ('handle' in node ? [node] : []));
    },
  };
}
