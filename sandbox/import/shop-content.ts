import { z } from 'zod';
import type { CatalogueInput } from '../catalogue-format/catalogue.ts';
import type { MenuLink, PolicyKind } from '../catalogue-format/content-schema.ts';
import type { AdminClient } from './admin-client.ts';

type Content = Pick<CatalogueInput, 'pages' | 'blogs' | 'policies' | 'menus'>;

const policyKinds: Record<string, PolicyKind> = {
  PRIVACY_POLICY: 'privacy',
  REFUND_POLICY: 'refund',
  SHIPPING_POLICY: 'shipping',
  TERMS_OF_SERVICE: 'terms',
  TERMS_OF_SALE: 'termsOfSale',
  LEGAL_NOTICE: 'legalNotice',
  CONTACT_INFORMATION: 'contact',
  SUBSCRIPTION_POLICY: 'subscription',
};

const policySchema = z.object({
  shop: z.object({
    shopPolicies: z.array(
      z.object({ id: z.string(), type: z.string(), title: z.string(), body: z.string() }),
    ),
  }),
});
const pageSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  body: z.string(),
  isPublished: z.boolean(),
  createdAt: z.string(),
});
const articleSchema = z.object({
  handle: z.string(),
  title: z.string(),
  body: z.string(),
  summary: z.string().nullable(),
  tags: z.array(z.string()),
  author: z.object({ name: z.string() }).nullable(),
  isPublished: z.boolean(),
  publishedAt: z.string().nullable(),
});
const blogSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  articles: z.object({ nodes: z.array(articleSchema) }),
});
const itemSchema = z.object({
  title: z.string(),
  type: z.string(),
  resourceId: z.string().nullable(),
  url: z.string().nullable(),
});
const menuSchema = z.object({
  handle: z.string(),
  title: z.string(),
  items: z.array(
    itemSchema.extend({ items: z.array(itemSchema.extend({ items: z.array(itemSchema) })) }),
  ),
});
const pageInfo = 'pageInfo { hasNextPage endCursor }';
const item = 'title type resourceId url';

/** Published pages, articles, policies and menus of a running shop; `keys` are those of its goods, by id. */
export async function readShopContent(
  client: AdminClient,
  goods: { products: ReadonlyMap<string, string>; collections: ReadonlyMap<string, string> },
): Promise<Content> {
  const { shop } = await client.ask(
    '{ shop { shopPolicies { id type title body } } }',
    policySchema,
  );
  const pages = (
    await client.askAll(
      `query ($after: String) { list: pages(first: 50, after: $after) {
        nodes { id handle title body isPublished createdAt } ${pageInfo} } }`,
      pageSchema,
    )
  ).filter(({ isPublished }) => isPublished);
  const blogs = await client.askAll(
    `query ($after: String) { list: blogs(first: 5, after: $after) {
      nodes { id handle title articles(first: 100) { nodes {
        handle title body summary tags author { name } isPublished publishedAt } } } ${pageInfo} } }`,
    blogSchema,
  );
  const menus = await client.askAll(
    `query ($after: String) { list: menus(first: 25, after: $after) {
      nodes { handle title items { ${item} items { ${item} items { ${item} } } } } ${pageInfo} } }`,
    menuSchema,
  );
  const policies = shop.shopPolicies.flatMap(({ id, type, title, body }) => {
    const kind = policyKinds[type];
    return kind && body ? [{ id, kind, title: title || kind, bodyHtml: body }] : [];
  });
  const links = new Map<string, MenuLink>([
    ...[...goods.products].map(([id, product]) => [id, { product }] as const),
    ...[...goods.collections].map(([id, collection]) => [id, { collection }] as const),
    ...pages.map(({ id, handle }) => [id, { page: handle }] as const),
    ...blogs.map(({ id, handle }) => [id, { blog: handle }] as const),
    ...policies.map(({ id, kind }) => [id, { policy: kind }] as const),
  ]);
  return {
    pages: pages.map(({ handle, title, body, createdAt }) => ({
      key: handle,
      title,
      bodyHtml: body,
      createdAt,
    })),
    blogs: blogs.map(({ handle, title, articles }) => ({
      key: handle,
      title,
      articles: articles.nodes.flatMap(toArticle),
    })),
    policies: policies.map(({ kind, title, bodyHtml }) => ({ kind, title, bodyHtml })),
    menus: menus.map(({ handle, title, items }) => ({
      key: handle,
      title,
      items: linked(items, links).map((first) => ({
        ...toItem(first),
        items: linked(first.items, links).map((second) => ({
          ...toItem(second),
          items: linked(second.items, links).map(toItem),
        })),
      })),
    })),
  };
}

function toArticle({
  handle,
  title,
  body,
  summary,
  tags,
  author,
  ...dates
}: z.output<typeof articleSchema>) {
  const { isPublished, publishedAt } = dates;
  if (!isPublished || !publishedAt) return [];
  const [firstName = '', ...lastName] = (author?.name ?? '').split(' ');
  return [
    {
      key: handle,
      title,
      contentHtml: body,
      tags,
      publishedAt,
      ...(summary && { excerptHtml: summary }),
      // the platform tells nobody an author's address
      author: { firstName, lastName: lastName.join(' '), email: 'author@example.com' },
    },
  ];
}

type Linked<Item> = Item & { link: MenuLink };

/** Without what leads to something that was not imported. */
function linked<Item extends z.output<typeof itemSchema>>(
  items: readonly Item[],
  links: ReadonlyMap<string, MenuLink>,
): Linked<Item>[] {
  return items.flatMap((one) => {
    const link = one.resourceId ? links.get(one.resourceId) : addressOf(one.url);
    return link ? [{ ...one, link }] : [];
  });
}

const toItem = ({ title, link }: Linked<{ title: string }>) => ({ title, link });

function addressOf(url: string | null): MenuLink | undefined {
  if (!url) return undefined;
  if (url.startsWith('/')) return { path: url };
  return URL.canParse(url) ? { url } : { path: `/${url}` };
}
