import { readSitemapCollections, readSitemapPage, readSitemapStarts } from '../store/sitemap.ts';
import { allArticles, blogNodes, pageNodes } from './content-nodes.ts';
import type { Context } from './context.ts';
import { badRequest } from './errors.ts';
import type { TypeMap } from './implementation.ts';

type SitemapType = 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT';

interface Sitemap {
  type: SitemapType;
}

const pageSize = 250;

export const sitemapTypes: TypeMap = {
  QueryRoot: { fields: { sitemap: (_root, { type }: Sitemap) => ({ type }) } },
  Sitemap: {
    fields: {
      pagesCount: async ({ type }: Sitemap, _args, context) => {
        const count =
          type === 'PRODUCT'
            ? (await productStarts(context)).length
            : Math.ceil((await resourcesOf(type, context)).length / pageSize);
        return { count, precision: 'EXACT' };
      },
      resources: async ({ type }: Sitemap, { page }: { page: number }, context) => {
        if (page < 1) throw badRequest('page must be at least 1');
        if (type === 'PRODUCT') return productPage(page, context);
        const resources = await resourcesOf(type, context);
        return {
          hasNextPage: resources.length > page * pageSize,
          items: resources.slice((page - 1) * pageSize, page * pageSize),
        };
      },
    },
  },
  PaginatedSitemapResources: { plain: ['hasNextPage', 'items'] },
  SitemapResource: { plain: ['handle', 'title', 'updatedAt', 'image'] },
  SitemapImage: { plain: ['alt', 'filepath', 'updatedAt'] },
};

function productStarts({ database, textCache }: Context) {
  return textCache.getOrRead('sitemap starts', () => readSitemapStarts(database));
}

async function productPage(page: number, context: Context) {
  const starts = await productStarts(context);
  const start = starts[page - 1];
  return {
    hasNextPage: page < starts.length,
    items:
      start === undefined ? [] : await readSitemapPage(context.database, context.language, start),
  };
}

/** Everything but products is short enough to be read whole. */
async function resourcesOf(type: Exclude<SitemapType, 'PRODUCT'>, context: Context) {
  switch (type) {
    case 'COLLECTION':
      return (await readSitemapCollections(context.database, context.language)).map(resource);
    case 'PAGE':
      return pageNodes(context).map(resource);
    case 'ARTICLE':
      return allArticles(context).map(resource);
    case 'BLOG':
      return blogNodes(context).map((blog) =>
        resource({ ...blog, updatedAt: newest(blog.allArticles) ?? context.now().toISOString() }),
      );
    // No metaobject of a catalogue has a page of its own.
    case 'METAOBJECT':
      return [];
  }
}

function newest(articles: readonly { publishedAt: string }[]): string | undefined {
  return articles
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1);
}

function resource({ handle, title, updatedAt }: Record<'handle' | 'title' | 'updatedAt', string>) {
  return { __typename: 'SitemapResource', handle, title, updatedAt, image: null };
}
