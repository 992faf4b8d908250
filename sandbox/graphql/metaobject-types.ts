import { type MaybePromise, mapMaybePromise } from '../store/maybe-promise.ts';
import {
  type MetaobjectNode,
  readMetaobjectByHandle,
  readMetaobjectsOfType,
} from '../store/metaobjects.ts';
import { connectionOf } from './connection.ts';
import type { Context } from './context.ts';
import { badRequest } from './errors.ts';
import { parseGid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import type { PageArguments } from './page.ts';

interface MetaobjectArguments {
  id?: string | null;
  handle?: { handle: string; type: string } | null;
}
interface MetaobjectsArguments extends PageArguments {
  type: string;
  sortKey?: string | null;
  reverse?: boolean | null;
}

export const metaobjectTypes: TypeMap = {
  QueryRoot: {
    fields: {
      metaobject: async (_root, { id, handle }: MetaobjectArguments, context) => {
        if (handle) {
          const { database, language } = context;
          const found = await readMetaobjectByHandle(
            database,
            language,
            handle.type,
            handle.handle,
          );
          return found && isVisible(found, context) ? found : null;
        }
        if (id == null) throw badRequest('Either id or handle must be provided');
        const key = parseGid('Metaobject', id);
        return key === undefined ? null : visibleMetaobject(key, context);
      },
      metaobjects: async (_root, args: MetaobjectsArguments, context) => {
        const { database, language } = context;
        const order = args.sortKey === 'updated_at' ? 'updated' : 'created';
        const all = await readMetaobjectsOfType(database, language, args.type, order);
        return connectionOf(
          all.filter((one) => isVisible(one, context)),
          args,
        );
      },
    },
  },
  MetaobjectConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  MetaobjectEdge: { plain: ['node', 'cursor'] },
  Metaobject: {
    plain: ['id', 'handle', 'type', 'fields', 'updatedAt'],
    fields: {
      field: ({ fields }: MetaobjectNode, { key }: { key: string }) =>
        fields.find((field) => field.key === key) ?? null,
      // no entry of the sandbox has a page of its own: the capabilities for it cannot be switched on
      onlineStoreUrl: () => null,
      seo: () => null,
    },
  },
};

/** Undefined for a draft and for a type that the storefront may not read. */
export function visibleMetaobject(
  id: number,
  context: Context,
): MaybePromise<MetaobjectNode | undefined> {
  return mapMaybePromise(context.loaders.metaobjects.load(id), (found) =>
    found && isVisible(found, context) ? found : undefined,
  );
}

function isVisible({ status, type }: MetaobjectNode, { definitions, faults }: Context): boolean {
  return (
    (status === 'ACTIVE' || !definitions.isPublishable(type)) &&
    definitions.isPublicMetaobject(type, !faults.needsDefinitions)
  );
}
