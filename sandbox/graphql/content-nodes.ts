import type {
  Article,
  Blog,
  Page,
  Policy,
  PolicyKind,
} from '../catalogue-format/content-schema.ts';
import type { Language, Localized } from '../catalogue-format/languages.ts';
import { stableId } from '../seed/stable-id.ts';
import type { Context } from './context.ts';
import { gid } from './ids.ts';
import { plainText } from './plain-text.ts';

// The parents of the types Page, Blog, Article and ShopPolicy, in one language.

type ContentContext = Pick<Context, 'content' | 'language' | 'origin'>;

export interface PageNode {
  __typename: 'Page';
  id: string;
  handle: string;
  title: string;
  body: string;
  bodySummary: string;
  createdAt: string;
  updatedAt: string;
  seo: Seo | null;
}

export interface BlogNode {
  __typename: 'Blog';
  id: string;
  handle: string;
  title: string;
  seo: Seo | null;
  allArticles: ArticleNode[];
}

export interface ArticleNode {
  __typename: 'Article';
  id: string;
  handle: string;
  title: string;
  contentHtml: string;
  excerptHtml: string | null;
  publishedAt: string;
  tags: string[];
  author: { firstName: string; lastName: string; name: string; email: string };
  seo: Seo | null;
  blog: BlogNode;
}

interface PolicyNode {
  __typename: 'ShopPolicy';
  id: string;
  handle: string;
  title: string;
  body: string;
  url: string;
}

interface Seo {
  title: string;
  description: string;
}

const summaryLength = 160;

/** The platform fixes the handles of policies. */
const policyHandles: Record<PolicyKind, string> = {
  privacy: 'privacy-policy',
  refund: 'refund-policy',
  shipping: 'shipping-policy',
  terms: 'terms-of-service',
  termsOfSale: 'terms-of-sale',
  legalNotice: 'legal-notice',
  contact: 'contact-information',
  subscription: 'subscription-policy',
};

export function pageNodes({ content, language }: ContentContext): PageNode[] {
  return content.pages.map((page) => pageNode(page, language));
}

export function pageId(key: string): string {
  return gid('Page', stableId('page', key));
}

function pageNode(page: Page, language: Language): PageNode {
  const body = page.bodyHtml[language];
  return {
    __typename: 'Page',
    id: pageId(page.key),
    handle: page.handle?.[language] ?? page.key,
    title: page.title[language],
    body,
    bodySummary: plainText(body, summaryLength),
    createdAt: page.createdAt,
    updatedAt: page.updatedAt ?? page.createdAt,
    seo: seoNode(page.seo, language),
  };
}

export function blogNodes({ content, language }: ContentContext): BlogNode[] {
  return content.blogs.map((blog) => blogNode(blog, language));
}

export function blogId(key: string): string {
  return gid('Blog', stableId('blog', key));
}

function blogNode(blog: Blog, language: Language): BlogNode {
  const node: BlogNode = {
    __typename: 'Blog',
    id: blogId(blog.key),
    handle: blog.handle?.[language] ?? blog.key,
    title: blog.title[language],
    seo: seoNode(blog.seo, language),
    allArticles: [],
  };
  node.allArticles = blog.articles.map((article) => articleNode(article, node, blog.key, language));
  return node;
}

function articleNode(
  article: Article,
  blog: BlogNode,
  blogKey: string,
  language: Language,
): ArticleNode {
  const { firstName, lastName } = article.author;
  return {
    __typename: 'Article',
    id: gid('Article', stableId('article', `${blogKey} ${article.key}`)),
    handle: article.handle?.[language] ?? article.key,
    title: article.title[language],
    contentHtml: article.contentHtml[language],
    excerptHtml: article.excerptHtml?.[language] ?? null,
    publishedAt: article.publishedAt,
    tags: article.tags,
    author: { ...article.author, name: `${firstName} ${lastName}`.trim() },
    seo: seoNode(article.seo, language),
    blog,
  };
}

export function policyNode(
  kind: PolicyKind,
  { content, language, origin }: ContentContext,
): PolicyNode | null {
  const policy = content.policies.find((candidate) => candidate.kind === kind);
  return policy ? toPolicyNode(policy, language, origin) : null;
}

function toPolicyNode(policy: Policy, language: Language, origin: string): PolicyNode {
  const handle = policyHandles[policy.kind];
  return {
    __typename: 'ShopPolicy',
    id: gid('ShopPolicy', stableId('policy', policy.kind)),
    handle,
    title: policy.title[language],
    body: policy.bodyHtml[language],
    url: `${origin}/policies/${handle}`,
  };
}

function seoNode(
  seo: { title: Localized; description: Localized } | undefined,
  language: Language,
): Seo | null {
  return seo ? { title: seo.title[language], description: seo.description[language] } : null;
}
