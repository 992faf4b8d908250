import { mapMaybePromise } from '../store/maybe-promise.ts';
import { readSitemapPage, readSitemapStarts } from '../store/sitemap.ts';
import type { Context } from './context.ts';
import { badRequest, notImplemented } from './errors.ts';
import type { TypeMap } from './implementation.ts';

export const sitemapTypes: TypeMap = {
  QueryRoot: {
    fields: {
      sitemap: (_root, { type }: { type: string }) => {
        if (type !== 'PRODUCT') throw notImplemented('SitemapType', type);
        return {};
      },
    },
  },
  Sitemap: {
    fields: {
      pagesCount: (_sitemap, _args, context) =>
        mapMaybePromise(starts(context), ({ length }) => ({ count: length, precision: 'EXACT' })),
      resources: async (_sitemap, { page }: { page: number }, context) => {
        if (page < 1) throw badRequest('page must be at least 1');
        const all = await starts(context);
        const start = all[page - 1];
        return {
          hasNextPage: page < all.length,
          items:
            start === undefined
              ? []
              : await readSitemapPage(context.database, context.language, start),
        };
      },
    },
  },
  PaginatedSitemapResources: { plain: ['hasNextPage', 'items'] },
  SitemapResource: { plain: ['handle', 'title', 'updatedAt', 'image'] },
  SitemapImage: { plain: ['alt', 'filepath', 'updatedAt'] },
};

function starts({ database, textCache }: Context) {
  return textCache.getOrRead('sitemap starts', () => readSitemapStarts(database));
}
