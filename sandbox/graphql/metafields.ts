import type {
  DetailDocument,
  MetafieldDocuments,
  ReferenceDocument,
  SetMetafields,
} from '../store/documents.ts';
import { allMaybePromises, type MaybePromise, mapMaybePromise } from '../store/maybe-promise.ts';
import type { VariantNode } from '../store/nodes.ts';
import { type Connection, connectionOf } from './connection.ts';
import { allArticles, fileImage, pageNodes } from './content-nodes.ts';
import type { Context } from './context.ts';
import { badRequest, notImplemented } from './errors.ts';
import { gid } from './ids.ts';
import type { Resolver, TypeMap } from './implementation.ts';
import { mediaImageNode } from './media-types.ts';
import { visibleMetaobject } from './metaobject-types.ts';
import type { PageArguments } from './page.ts';

export interface MetafieldIdentifier {
  namespace?: string | null;
  key: string;
}

/** What a metafield belongs to, with the times that the schema has for it. */
export interface MetafieldOwner {
  createdAt?: string;
  updatedAt?: string;
}

interface MetafieldNode {
  owner: MetafieldOwner;
  id: string;
  namespace: string;
  key: string;
  type: string;
  value: string;
  references: ReferenceDocument[] | undefined;
}

export const appNamespace = 'app';

export function metafieldOf(
  documents: SetMetafields | undefined,
  identifier: MetafieldIdentifier,
  owner: MetafieldOwner,
): MetafieldNode | null {
  const namespace = identifier.namespace ?? appNamespace;
  const document = documents?.[`${namespace}.${identifier.key}`];
  if (!document) return null;
  return {
    owner,
    id: gid('Metafield', document.id),
    namespace,
    key: identifier.key,
    type: document.type,
    value: document.value,
    references: document.references,
  };
}

/** The catalogue's, with those that the Admin API set or deleted. */
export function variantMetafields(
  detail: DetailDocument,
  { index, setMetafields }: Pick<VariantNode, 'index' | 'setMetafields'>,
): SetMetafields | undefined {
  const written = detail.variantMetafields[index];
  return setMetafields ? { ...written, ...setMetafields } : written;
}

/** One answer for each identifier, null where there is none. */
export function metafieldsOf(
  documents: SetMetafields | undefined,
  identifiers: readonly MetafieldIdentifier[],
  owner: MetafieldOwner,
): (MetafieldNode | null)[] {
  if (identifiers.length > 250) {
    throw badRequest('The input array size of identifiers is greater than the maximum of 250.');
  }
  return identifiers.map((identifier) => metafieldOf(documents, identifier, owner));
}

function resolveReference(reference: ReferenceDocument, context: Context): unknown {
  const { loaders, filesUrl } = context;
  switch (reference.kind) {
    case 'image':
      return mediaImageNode(reference.image, filesUrl);
    case 'file': {
      const image = fileImage(reference.id, context);
      return image && mediaImageNode(image, filesUrl);
    }
    case 'metaobject':
      return visibleMetaobject(reference.id, context);
    case 'collection':
      return loaders.collections.load(reference.id);
    case 'product':
      return loaders.products.load(reference.id);
    case 'variant':
      return loaders.variants.load(reference.id);
    case 'page':
      return pageNodes(context).find(({ id }) => id === gid('Page', reference.id));
    case 'article':
      return allArticles(context).find(({ id }) => id === gid('Article', reference.id));
  }
}

interface Referrer {
  type: string;
  references?: ReferenceDocument[] | undefined;
}

function isList(field: Referrer): boolean {
  return field.type.startsWith('list.');
}

function singleReference(field: Referrer, _args: unknown, context: Context): unknown {
  const reference = isList(field) ? undefined : field.references?.[0];
  return reference ? resolveReference(reference, context) : null;
}

function listedReferences(
  field: Referrer,
  args: PageArguments,
  context: Context,
): MaybePromise<Connection<unknown> | null> {
  if (!isList(field) || !field.references) return null;
  const nodes = field.references.map((reference) => resolveReference(reference, context));
  return mapMaybePromise(allMaybePromises(nodes), (found) =>
    connectionOf(
      found.filter((node) => node !== undefined),
      args,
    ),
  );
}

/** The fields of a type whose nodes carry their metafields. */
export const ownMetafields: Record<string, Resolver> = {
  metafield: (
    owner: MetafieldOwner & { metafieldDocuments: MetafieldDocuments },
    identifier: MetafieldIdentifier,
  ) => metafieldOf(owner.metafieldDocuments, identifier, owner),
  metafields: (
    owner: MetafieldOwner & { metafieldDocuments: MetafieldDocuments },
    { identifiers }: { identifiers: MetafieldIdentifier[] },
  ) => metafieldsOf(owner.metafieldDocuments, identifiers, owner),
};

/** Metafields come and change with their owner; a few owners have no time of their own. */
function timeOf(time: string | undefined): string {
  if (!time) throw notImplemented('Metafield', 'createdAt');
  return time;
}

export const metafieldTypes: TypeMap = {
  Metafield: {
    plain: ['id', 'namespace', 'key', 'type', 'value'],
    fields: {
      description: () => null,
      list: isList,
      parentResource: ({ owner }: MetafieldNode) => owner,
      createdAt: ({ owner }: MetafieldNode) => timeOf(owner.createdAt ?? owner.updatedAt),
      updatedAt: ({ owner }: MetafieldNode) => timeOf(owner.updatedAt ?? owner.createdAt),
      reference: singleReference,
      references: listedReferences,
    },
  },
  MetaobjectField: {
    plain: ['key', 'type', 'value'],
    fields: { reference: singleReference, references: listedReferences },
  },
  MetafieldReferenceConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  MetafieldReferenceEdge: { plain: ['node', 'cursor'] },
};
