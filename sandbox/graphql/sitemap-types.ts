import { readSitemapCollections, readSitemapProducts } from '../store/sitemap.ts';
import { blogNodes, pageNodes } from './content-nodes.ts';
import { allArticles } from './content-types.ts';
import type { Context } from './context.ts';
import { badRequest } from './errors.ts';
import type { TypeMap } from './implementation.ts';

type SitemapType = 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT';

interface SitemapResource {
  __typename: 'SitemapResource';
  handle: string;
  title: string;
  updatedAt: string;
}

const pageSize = 250;

export const sitemapTypes: TypeMap = {
  QueryRoot: { fields: { sitemap: (_root, { type }: { type: SitemapType }) => ({ type }) } },
  Sitemap: {
    fields: {
      pagesCount: async ({ type }: { type: SitemapType }, _args, context) => ({
        count: Math.ceil((await resourcesOf(type, context)).length / pageSize),
        precision: 'EXACT',
      }),
      resources: async (
        { type }: { type: SitemapType },
        { page }: { page: number },
        context: Context,
      ) => {
        if (page < 1) throw badRequest('page must be greater than or equal to 1');
        const resources = await resourcesOf(type, context);
        return {
          hasNextPage: resources.length > page * pageSize,
          items: resources.slice((page - 1) * pageSize, page * pageSize),
        };
      },
    },
  },
  PaginatedSitemapResources: { plain: ['hasNextPage', 'items'] },
  SitemapResource: {
    plain: ['handle', 'title', 'updatedAt'],
    fields: { image: () => null },
  },
};

async function resourcesOf(type: SitemapType, context: Context): Promise<SitemapResource[]> {
  const { database, language, now } = context;
  switch (type) {
    case 'PRODUCT':
      return (await readSitemapProducts(database, language)).map(resource);
    case 'COLLECTION':
      return (await readSitemapCollections(database, language)).map(resource);
    case 'PAGE':
      return pageNodes(context).map(resource);
    case 'ARTICLE':
      return allArticles(context).map((article) =>
        resource({ ...article, updatedAt: article.publishedAt }),
      );
    case 'BLOG':
      return blogNodes(context).map((blog) =>
        resource({ ...blog, updatedAt: newest(blog.allArticles) ?? now().toISOString() }),
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

function resource(node: { handle: string; title: string; updatedAt: string }): SitemapResource {
  const { handle, title, updatedAt } = node;
  return { __typename: 'SitemapResource', handle, title, updatedAt };
}
