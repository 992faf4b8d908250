import { z } from 'zod';
import type { Language } from './languages.ts';
import { localized } from './localized.ts';

// What a shop says besides its goods: pages, a blog, menus and policies.

const key = z.string().regex(/^\S+$/);
const timestamp = z.iso.datetime({ offset: true });

const policyKinds = [
  'privacy',
  'refund',
  'shipping',
  'terms',
  'termsOfSale',
  'legalNotice',
  'contact',
  'subscription',
] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** Where an item of a menu leads: a path of the shop, a whole address, or a thing by its key. */
const menuLink = z.union([
  z.strictObject({ path: z.string().startsWith('/') }),
  z.strictObject({ url: z.url() }),
  z.strictObject({ collection: key }),
  z.strictObject({ product: key }),
  z.strictObject({ page: key }),
  z.strictObject({ blog: key }),
  z.strictObject({ policy: z.enum(policyKinds) }),
]);
export type MenuLink = z.output<typeof menuLink>;

export function contentSchemas(primaryLanguage: Language) {
  const text = localized(primaryLanguage);
  const seo = z.strictObject({ title: text, description: text }).optional();
  const page = z.strictObject({
    key,
    /** The key if left out. */
    handle: text.optional(),
    title: text,
    bodyHtml: text,
    seo,
    createdAt: timestamp,
    updatedAt: timestamp.optional(),
  });
  const article = z.strictObject({
    key,
    handle: text.optional(),
    title: text,
    contentHtml: text,
    excerptHtml: text.optional(),
    author: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.email() }),
    publishedAt: timestamp,
    tags: z.array(z.string()).default([]),
    seo,
  });
  const blog = z.strictObject({
    key,
    handle: text.optional(),
    title: text,
    seo,
    articles: z.array(article).default([]),
  });
  const policy = z.strictObject({ kind: z.enum(policyKinds), title: text, bodyHtml: text });
  const item = z.strictObject({ title: text, link: menuLink });
  const parentItem = item.extend({ items: z.array(item).default([]) });
  const menu = z.strictObject({
    /** Also the handle: storefronts ask for "main-menu" and "footer". */
    key,
    title: text,
    items: z.array(item.extend({ items: z.array(parentItem).default([]) })),
  });
  return { page, blog, policy, menu };
}

type Schemas = ReturnType<typeof contentSchemas>;
type Page = z.output<Schemas['page']>;
type Blog = z.output<Schemas['blog']>;
type Policy = z.output<Schemas['policy']>;
type Menu = z.output<Schemas['menu']>;

export interface ShopContent {
  pages: Page[];
  blogs: Blog[];
  policies: Policy[];
  menus: Menu[];
}

/** Content as its files hold it. */
export interface ContentInput {
  pages: z.input<Schemas['page']>[];
  blogs: z.input<Schemas['blog']>[];
  policies: z.input<Schemas['policy']>[];
  menus: z.input<Schemas['menu']>[];
}
