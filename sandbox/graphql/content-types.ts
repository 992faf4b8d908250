import { connectionOf } from './connection.ts';
import {
  type ArticleNode,
  allArticles,
  type BlogNode,
  blogNodes,
  pageNodes,
} from './content-nodes.ts';
import { badRequest } from './errors.ts';
import { requireGid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import { ownMetafields } from './metafields.ts';
import type { PageArguments } from './page.ts';
import { plainText } from './plain-text.ts';
import { parseTextQuery } from './text-query.ts';

interface ListArguments extends PageArguments {
  query?: string | null;
  sortKey?: string | null;
  reverse?: boolean | null;
}

interface IdOrHandle {
  id?: string | null;
  handle?: string | null;
}

const connection = { plain: ['nodes', 'edges', 'pageInfo'] };
const edge = { plain: ['node', 'cursor'] };

export const contentTypes: TypeMap = {
  QueryRoot: {
    fields: {
      page: (_root, args: IdOrHandle, context) => find(pageNodes(context), args),
      pageByHandle: (_root, args: { handle: string }, context) => find(pageNodes(context), args),
      pages: (_root, args: ListArguments, context) => {
        const isFound = parseTextQuery(args.query, ['title', 'handle'], 'pages');
        const pages = pageNodes(context).filter(({ title, handle }) => isFound({ title, handle }));
        const sorted = sortBy(pages, (page) =>
          args.sortKey === 'TITLE'
            ? page.title
            : args.sortKey === 'UPDATED_AT'
              ? page.updatedAt
              : page.id,
        );
        return connectionOf(sorted, args);
      },
      blog: (_root, args: IdOrHandle, context) => find(blogNodes(context), args),
      blogByHandle: (_root, args: { handle: string }, context) => find(blogNodes(context), args),
      blogs: (_root, args: ListArguments, context) => {
        const isFound = parseTextQuery(args.query, ['title', 'handle'], 'blogs');
        const blogs = blogNodes(context).filter(({ title, handle }) => isFound({ title, handle }));
        const sorted = sortBy(blogs, (blog) =>
          args.sortKey === 'TITLE' ? blog.title : args.sortKey === 'HANDLE' ? blog.handle : blog.id,
        );
        return connectionOf(sorted, args);
      },
      article: (_root, args: { id: string }, context) => find(allArticles(context), args),
      articles: (_root, args: ListArguments, context) =>
        articleConnection(allArticles(context), args),
    },
  },
  Page: {
    plain: ['id', 'handle', 'title', 'body', 'bodySummary', 'createdAt', 'updatedAt', 'seo'],
    fields: { onlineStoreUrl: () => null, trackingParameters: () => null, ...ownMetafields },
  },
  PageConnection: connection,
  PageEdge: edge,
  Blog: {
    plain: ['id', 'handle', 'title', 'seo'],
    fields: {
      articleByHandle: ({ allArticles: articles }: BlogNode, args: { handle: string }) =>
        find(articles, args),
      articles: ({ allArticles: articles }: BlogNode, args: ListArguments) =>
        articleConnection(articles, args),
      authors: ({ allArticles: articles }: BlogNode) => [
        ...new Map(articles.map(({ author }) => [author.email, author])).values(),
      ],
      onlineStoreUrl: () => null,
      ...ownMetafields,
    },
  },
  BlogConnection: connection,
  BlogEdge: edge,
  Article: {
    plain: [
      'id',
      'handle',
      'title',
      'contentHtml',
      'excerptHtml',
      'publishedAt',
      'tags',
      'author',
      'blog',
      'image',
      'seo',
    ],
    fields: {
      authorV2: ({ author }: ArticleNode) => author,
      content: ({ contentHtml }: ArticleNode, args: { truncateAt?: number | null }) =>
        plainText(contentHtml, args.truncateAt),
      excerpt: ({ excerptHtml }: ArticleNode, args: { truncateAt?: number | null }) =>
        excerptHtml === null ? null : plainText(excerptHtml, args.truncateAt),
      comments: (_article, args: PageArguments) => connectionOf([], args),
      onlineStoreUrl: () => null,
      trackingParameters: () => null,
      ...ownMetafields,
    },
  },
  ArticleConnection: connection,
  ArticleEdge: edge,
  ArticleAuthor: {
    plain: ['firstName', 'lastName', 'name', 'email'],
    fields: { bio: () => null },
  },
  CommentConnection: connection,
};

function articleConnection(articles: readonly ArticleNode[], args: ListArguments) {
  const isFound = parseTextQuery(
    args.query,
    ['title', 'handle', 'author', 'blog_title', 'tag'],
    'articles',
  );
  const found = articles.filter((article) =>
    [...article.tags, ''].some((tag) =>
      isFound({
        title: article.title,
        handle: article.handle,
        author: article.author.name,
        blog_title: article.blog.title,
        tag,
      }),
    ),
  );
  const sortValue = (article: ArticleNode) => {
    switch (args.sortKey) {
      case 'AUTHOR':
        return article.author.name;
      case 'BLOG_TITLE':
        return article.blog.title;
      case 'TITLE':
        return article.title;
      case 'PUBLISHED_AT':
        return article.publishedAt;
      case 'UPDATED_AT':
        return article.updatedAt;
      default:
        return article.id;
    }
  };
  return connectionOf(sortBy(found, sortValue), args);
}

function find<Node extends { id: string; handle: string }>(
  nodes: readonly Node[],
  { id, handle }: IdOrHandle,
): Node | null {
  if (id == null && handle == null) throw badRequest('Either id or handle must be provided');
  const wanted = id == null ? undefined : requireGid(id);
  return (
    nodes.find((node) => (handle == null ? node.id === wanted : node.handle === handle)) ?? null
  );
}

function sortBy<Node>(nodes: readonly Node[], value: (node: Node) => string): Node[] {
  return nodes.toSorted((a, b) => value(a).localeCompare(value(b)));
}
