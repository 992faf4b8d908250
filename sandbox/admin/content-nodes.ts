import type {
  ArticleRecord,
  BlogRecord,
  FileRecord,
  MenuItemRecord,
  MenuRecord,
  MetafieldRecord,
  PageRecord,
  PolicyRecord,
} from '../content/records.ts';
import { connectionOf } from '../graphql/connection.ts';
import { imageDocument } from '../graphql/content-nodes.ts';
import { gid } from '../graphql/ids.ts';
import { mediaImageNode } from '../graphql/media-types.ts';
import type { PageArguments } from '../graphql/page.ts';
import { plainText } from '../graphql/plain-text.ts';
import type { ContentAdmin } from './content-admin.ts';
import { jsonValue, referenceFields } from './metaobject-nodes.ts';
import { policyTypes } from './policy-types.ts';
import { translationNodes } from './translation-nodes.ts';

// The parents of the Admin API's types, in the primary language, published or not.

const summaryLength = 160;

interface MetafieldsArguments extends PageArguments {
  namespace?: string | null;
  keys?: string[] | null;
  reverse?: boolean | null;
}
type Owner = Pick<PageRecord, 'metafields' | 'createdAt' | 'updatedAt' | 'translations'>;

function ownerFields(owner: Owner, ownerType: string, admin: ContentAdmin) {
  const nodes = () => owner.metafields.map((one) => metafieldNode(one, owner, ownerType, admin));
  return {
    metafield: ({ namespace = 'custom', key }: { namespace?: string | null; key: string }) =>
      nodes().find((one) => one.namespace === namespace && one.key === key) ?? null,
    metafields: ({ namespace, keys, ...page }: MetafieldsArguments) =>
      connectionOf(
        nodes().filter(
          (one) =>
            (!namespace || one.namespace === namespace) &&
            (!keys || keys.includes(`${one.namespace}.${one.key}`)),
        ),
        page,
      ),
    translations: translationNodes(owner, admin),
    createdAt: owner.createdAt,
    updatedAt: owner.updatedAt,
  };
}

export function metafieldNode(
  metafield: MetafieldRecord,
  owner: Pick<Owner, 'createdAt' | 'updatedAt'>,
  ownerType: string,
  admin: ContentAdmin,
) {
  const { id, namespace, key, type, value } = metafield;
  return {
    __typename: 'Metafield',
    id: gid('Metafield', id),
    legacyResourceId: String(id),
    namespace,
    key,
    type,
    value,
    jsonValue: jsonValue(type, value),
    ownerType,
    createdAt: owner.createdAt,
    updatedAt: owner.updatedAt,
    ...referenceFields(type, value, admin),
  };
}

function publication({ publishedAt }: PageRecord, { now }: ContentAdmin) {
  const isPublished = publishedAt !== null && Date.parse(publishedAt) <= now().getTime();
  return { isPublished, publishedAt };
}

export function pageNode(page: PageRecord, admin: ContentAdmin) {
  return {
    __typename: 'Page',
    id: gid('Page', page.id),
    handle: page.handle,
    title: page.title,
    body: page.body,
    bodySummary: plainText(page.body, summaryLength),
    templateSuffix: null,
    ...publication(page, admin),
    ...ownerFields(page, 'PAGE', admin),
  };
}

export function blogNode(blog: BlogRecord, admin: ContentAdmin) {
  const articles = () => admin.content.current.article.filter((one) => one.blogId === blog.id);
  return {
    __typename: 'Blog',
    id: gid('Blog', blog.id),
    handle: blog.handle,
    title: blog.title,
    commentPolicy: 'CLOSED',
    templateSuffix: null,
    tags: () => [...new Set(articles().flatMap(({ tags }) => tags))],
    articles: (args: PageArguments & { reverse?: boolean | null }) =>
      connectionOf(
        articles().map((article) => articleNode(article, admin)),
        args,
      ),
    ...ownerFields(blog, 'BLOG', admin),
  };
}

export function articleNode(article: ArticleRecord, admin: ContentAdmin) {
  const { blog, file } = admin.content.current;
  return {
    __typename: 'Article',
    id: gid('Article', article.id),
    handle: article.handle,
    title: article.title,
    body: article.body,
    summary: article.summary,
    tags: article.tags,
    templateSuffix: null,
    author: { name: article.author.name },
    image: () => {
      const found = file.find(({ id }) => id === article.image?.fileId);
      return found ? fileNode({ ...found, alt: article.image?.alt ?? '' }, admin).image : null;
    },
    blog: () => {
      const found = blog.find(({ id }) => id === article.blogId);
      return found ? blogNode(found, admin) : null;
    },
    ...publication(article, admin),
    ...ownerFields(article, 'ARTICLE', admin),
  };
}

export function policyNode(policy: PolicyRecord, admin: ContentAdmin) {
  const type = policyTypes[policy.kind];
  return {
    __typename: 'ShopPolicy',
    id: gid('ShopPolicy', policy.id),
    type,
    title: policy.title,
    body: policy.body,
    url: `${admin.origin}/policies/${type.toLowerCase().replaceAll('_', '-')}`,
    translations: translationNodes(policy, admin),
    createdAt: policy.createdAt,
    updatedAt: policy.updatedAt,
  };
}

export function menuNode(menu: MenuRecord, admin: ContentAdmin) {
  return {
    __typename: 'Menu',
    id: gid('Menu', menu.id),
    handle: menu.handle,
    title: menu.title,
    isDefault: isDefaultMenu(menu),
    items: ({ limit }: { limit?: number | null }) =>
      menu.items.slice(0, limit ?? undefined).map(menuItemNode),
    translations: translationNodes(menu, admin),
  };
}

/** Those that the platform creates with a shop. */
export function isDefaultMenu({ handle }: Pick<MenuRecord, 'handle'>): boolean {
  return handle === 'main-menu' || handle === 'footer';
}

interface MenuItemNode {
  id: string;
  title: string;
  type: string;
  resourceId: string | null;
  url: string | null;
  tags: string[];
  items: MenuItemNode[];
}

function menuItemNode({
  id,
  title,
  type,
  resourceId,
  url,
  tags,
  items,
}: MenuItemRecord): MenuItemNode {
  return {
    id: gid('MenuItem', id),
    title,
    type,
    resourceId,
    url,
    tags,
    items: items.map(menuItemNode),
  };
}

export function fileNode(file: FileRecord, admin: ContentAdmin) {
  return {
    ...mediaImageNode(imageDocument(file, admin.languages[0]), admin.filesUrl),
    fileStatus: 'READY',
    status: 'READY',
    fileErrors: [],
    mediaErrors: [],
    mediaWarnings: [],
    mimeType: `image/${file.name.split('.').at(-1)?.replace('jpg', 'jpeg').replace('svg', 'svg+xml')}`,
    translations: translationNodes(file, admin),
    createdAt: file.createdAt,
    updatedAt: file.updatedAt,
  };
}
