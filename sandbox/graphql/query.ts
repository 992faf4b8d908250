import { findCollectionByHandle } from '../store/collections.ts';
import { mapMaybePromise } from '../store/maybe-promise.ts';
import { findProductId } from '../store/product-texts.ts';
import { readRedirects } from '../store/redirects.ts';
import { connectionOf } from './connection.ts';
import type { Context } from './context.ts';
import { badRequest } from './errors.ts';
import { parseGid, requireGid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import type { PageArguments } from './page.ts';
import { parseTextQuery } from './text-query.ts';

interface IdOrHandle {
  id?: string | null;
  handle?: string | null;
}

export const queryTypes: TypeMap = {
  QueryRoot: {
    fields: {
      product: (_root, { id, handle }: IdOrHandle, context) =>
        handle != null
          ? productByHandle(handle, context)
          : context.loaders.products.load(parseGid('Product', requireId(id)) ?? 0),
      productByHandle: (_root, { handle }: { handle: string }, context) =>
        productByHandle(handle, context),
      collection: (_root, args: IdOrHandle, context) => findCollection(args, context),
      collectionByHandle: (_root, args: { handle: string }, context) =>
        findCollection(args, context),
      urlRedirects: async (
        _root,
        args: PageArguments & { query?: string | null },
        { database },
      ) => {
        const isFound = parseTextQuery(args.query, ['path', 'target'], 'urlRedirects');
        return connectionOf((await readRedirects(database)).filter(isFound), args);
      },
    },
  },
  UrlRedirectConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  UrlRedirectEdge: { plain: ['node', 'cursor'] },
  UrlRedirect: { plain: ['id', 'path', 'target'] },
};

function productByHandle(handle: string, { database, language, loaders, textCache }: Context) {
  const id = textCache.getOrRead(`product handle ${language} ${handle}`, () =>
    findProductId(database, language, handle),
  );
  return mapMaybePromise(id, (found) =>
    found === undefined ? null : loaders.products.load(found),
  );
}

async function findCollection({ id, handle }: IdOrHandle, context: Context) {
  const key =
    handle != null
      ? await findCollectionByHandle(context.database, context.language, handle)
      : parseGid('Collection', requireId(id));
  return key === undefined ? null : context.loaders.collections.load(key);
}

function requireId(id: string | null | undefined): string {
  if (id == null) throw badRequest('Either id or handle must be provided');
  return requireGid(id);
}
