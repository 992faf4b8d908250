import type { PolicyKind } from '../catalogue-format/content-schema.ts';
import type { Language } from '../catalogue-format/languages.ts';
import type {
  ArticleRecord,
  BlogRecord,
  FileRecord,
  MetafieldRecord,
  PageRecord,
} from '../content/records.ts';
import { translated } from '../content/translate.ts';
import type { ImageDocument, MetafieldDocuments } from '../store/documents.ts';
import { type ImageNode, imageNode } from '../store/images.ts';
import { referencesIn } from '../store/reference-values.ts';
import type { Context } from './context.ts';
import { gid } from './ids.ts';
import { plainText } from './plain-text.ts';

// The parents of the types Page, Blog, Article and ShopPolicy, in one language; without what is not published.

type ContentContext = Pick<Context, 'content' | 'language' | 'origin' | 'now' | 'filesUrl'>;

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
  metafieldDocuments: MetafieldDocuments;
}

export interface BlogNode {
  __typename: 'Blog';
  id: string;
  handle: string;
  title: string;
  seo: Seo | null;
  metafieldDocuments: MetafieldDocuments;
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
  updatedAt: string;
  tags: string[];
  author: ArticleRecord['author'];
  image: ImageNode | null;
  seo: Seo | null;
  metafieldDocuments: MetafieldDocuments;
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
  title: string | null;
  description: string | null;
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

/** From its date on; a date to come is a plan. */
function isPublished<Item extends { publishedAt: string | null }>(
  item: Item,
  now: Date,
): item is Item & { publishedAt: string } {
  return item.publishedAt !== null && Date.parse(item.publishedAt) <= now.getTime();
}

export function pageNodes({ content, language, now }: ContentContext): PageNode[] {
  return content.page
    .filter((page) => isPublished(page, now()))
    .map((page) => pageNode(page, language));
}

function pageNode(page: PageRecord, language: Language): PageNode {
  const body = translated(page, language, 'body_html', page.body);
  return {
    __typename: 'Page',
    id: gid('Page', page.id),
    handle: translated(page, language, 'handle', page.handle),
    title: translated(page, language, 'title', page.title),
    body,
    bodySummary: plainText(body, summaryLength),
    createdAt: page.createdAt,
    updatedAt: page.updatedAt,
    seo: seoNode(page, language),
    metafieldDocuments: metafieldDocuments(page, language),
  };
}

export function blogNodes(context: ContentContext): BlogNode[] {
  return context.content.blog.map((blog) => blogNode(blog, context));
}

export function allArticles(context: ContentContext): ArticleNode[] {
  return blogNodes(context).flatMap((blog) => blog.allArticles);
}

function blogNode(blog: BlogRecord, context: ContentContext): BlogNode {
  const { content, language, now } = context;
  const node: BlogNode = {
    __typename: 'Blog',
    id: gid('Blog', blog.id),
    handle: translated(blog, language, 'handle', blog.handle),
    title: translated(blog, language, 'title', blog.title),
    seo: seoNode(blog, language),
    metafieldDocuments: metafieldDocuments(blog, language),
    allArticles: [],
  };
  node.allArticles = content.article
    .filter((article) => article.blogId === blog.id)
    .filter((article) => isPublished(article, now()))
    .map((article) => articleNode(article, node, context));
  return node;
}

function articleNode(
  article: ArticleRecord & { publishedAt: string },
  blog: BlogNode,
  context: ContentContext,
): ArticleNode {
  const { language } = context;
  return {
    __typename: 'Article',
    id: gid('Article', article.id),
    handle: translated(article, language, 'handle', article.handle),
    title: translated(article, language, 'title', article.title),
    contentHtml: translated(article, language, 'body_html', article.body),
    excerptHtml: translated(article, language, 'summary_html', article.summary),
    publishedAt: article.publishedAt,
    updatedAt: article.updatedAt,
    tags: article.tags,
    author: article.author,
    image: articleImage(article, context),
    seo: seoNode(article, language),
    metafieldDocuments: metafieldDocuments(article, language),
    blog,
  };
}

function articleImage({ image }: ArticleRecord, context: ContentContext): ImageNode | null {
  const document = image && fileImage(image.fileId, context);
  if (!document) return null;
  return imageNode({ ...document, alt: image.alt ?? document.alt }, context.filesUrl);
}

/** A picture among the shop's files. */
export function fileImage(
  fileId: number,
  { content, language }: Pick<ContentContext, 'content' | 'language'>,
): ImageDocument | undefined {
  const file = content.file.find(({ id }) => id === fileId);
  return file && imageDocument(file, language);
}

export function imageDocument(file: FileRecord, language: Language): ImageDocument {
  const { id, name, version, width, height } = file;
  const alt = translated(file, language, 'alt', file.alt);
  return { id, file: `${name}?v=${version}`, alt, width, height };
}

export function policyNode(
  kind: PolicyKind,
  { content, language, origin }: ContentContext,
): PolicyNode | null {
  const policy = content.policy.find((candidate) => candidate.kind === kind);
  // An emptied policy does not exist.
  if (!policy || policy.body.trim() === '') return null;
  const handle = policyHandles[policy.kind];
  return {
    __typename: 'ShopPolicy',
    id: gid('ShopPolicy', policy.id),
    handle,
    title: translated(policy, language, 'title', policy.title),
    body: translated(policy, language, 'body', policy.body),
    url: `${origin}/policies/${handle}`,
  };
}

/** By the id of a policy. */
export function policyNodeById(id: string, context: ContentContext): PolicyNode | null {
  const policy = context.content.policy.find((candidate) => gid('ShopPolicy', candidate.id) === id);
  return policy ? policyNode(policy.kind, context) : null;
}

type SeoOwner = Pick<PageRecord, 'metafields' | 'translations'>;

/** The platform keeps them as metafields, and translates them as texts of their owner. */
function seoNode(owner: SeoOwner, language: Language): Seo | null {
  const find = (key: string) =>
    owner.metafields.find((one) => one.namespace === 'global' && one.key === key)?.value ?? null;
  const title = translated(owner, language, 'meta_title', find('title_tag'));
  const description = translated(owner, language, 'meta_description', find('description_tag'));
  return title === null && description === null ? null : { title, description };
}

function metafieldDocuments(
  { metafields }: { metafields: readonly MetafieldRecord[] },
  language: Language,
): MetafieldDocuments {
  return Object.fromEntries(
    metafields.map((metafield) => {
      const { id, namespace, key, type } = metafield;
      const value = translated(metafield, language, 'value', metafield.value);
      return [`${namespace}.${key}`, { id, type, value, ...referencesIn(type, value) }];
    }),
  );
}
