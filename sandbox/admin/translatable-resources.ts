import type {
  ArticleRecord,
  BlogRecord,
  ContentKind,
  FieldDefinitionRecord,
  MenuItemRecord,
  MetafieldRecord,
  PageRecord,
  Translations,
} from '../content/records.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { ContentAdmin } from './content-admin.ts';
import { allItems } from './menus.ts';
import { type MetaobjectRow, readRow } from './metaobject-nodes.ts';

// What can be translated: every resource with its keys and texts, by the platform's names.

interface TranslatableText {
  key: string;
  value: string;
  /** The platform's LocalizableContentType. */
  type: string;
  /** Of a metaobject: a translation keeps its rules too. */
  definition?: FieldDefinitionRecord;
}

export interface TranslatableResource {
  gid: string;
  texts: TranslatableText[];
  translations: Translations;
  save(translations: Translations): Promise<void>;
  /** Resources within it, such as the links of a menu. */
  nested: TranslatableResource[];
}

const resourceTypes = {
  ARTICLE: 'article',
  BLOG: 'blog',
  MEDIA_IMAGE: 'file',
  MENU: 'menu',
  PAGE: 'page',
  SHOP_POLICY: 'policy',
} as const;
type RecordKind = (typeof resourceTypes)[keyof typeof resourceTypes];

export async function resourcesOfType(
  type: string,
  admin: ContentAdmin,
): Promise<TranslatableResource[]> {
  if (type === 'METAOBJECT') {
    const rows = await admin.database
      .selectFrom('metaobject')
      .selectAll()
      .orderBy('position')
      .execute();
    return rows.flatMap((row) => metaobjectResource(row, admin) ?? []);
  }
  const recordType = Object.keys(resourceTypes).find((one) => one === type);
  if (recordType)
    return recordResources(resourceTypes[recordType as keyof typeof resourceTypes], admin);
  if (type === 'LINK') return recordResources('menu', admin).flatMap(({ nested }) => nested);
  if (type !== 'METAFIELD') return [];
  const owners = (['page', 'article', 'blog'] as const).flatMap((one) =>
    recordResources(one, admin),
  );
  return owners.flatMap(({ nested }) => nested);
}

/** Undefined where there is nothing, or nothing that can be translated. */
export async function findResource(
  id: string,
  admin: ContentAdmin,
): Promise<TranslatableResource | undefined> {
  const metaobject = parseGid('Metaobject', id);
  if (metaobject !== undefined) {
    const row = await readRow(admin, metaobject);
    return row && metaobjectResource(row, admin);
  }
  const all = Object.values(resourceTypes).flatMap((kind) => recordResources(kind, admin));
  return all.flatMap((one) => [one, ...one.nested]).find((one) => one.gid === id);
}

function metaobjectResource(
  row: MetaobjectRow,
  { database, definitions, textCache }: ContentAdmin,
): TranslatableResource | undefined {
  const definition = definitions.definitionOfType(row.type);
  if (!definition?.isTranslatable) return undefined;
  return {
    gid: gid('Metaobject', row.id),
    texts: definition.fields.flatMap((field) => {
      const value = row.fields.find(({ key }) => key === field.key)?.value;
      const type = contentTypeOf(field.type);
      return type && value !== undefined
        ? [{ key: field.key, value, type, definition: field }]
        : [];
    }),
    translations: row.translations,
    save: async (translations) => {
      await database
        .updateTable('metaobject')
        .set({ translations: JSON.stringify(translations) })
        .where('id', '=', row.id)
        .execute();
      textCache.clear();
    },
    nested: [],
  };
}

/** Numbers, dates and references have no translation; what they refer to has. */
export function contentTypeOf(fieldType: string): string | undefined {
  const isText =
    /^(list\.)?(single_line_text_field|multi_line_text_field|url|link|file_reference)$/;
  const isTranslatable = isText.test(fieldType) || ['rich_text_field', 'json'].includes(fieldType);
  return isTranslatable ? fieldType.toUpperCase().replace('.', '_') : undefined;
}

const gidTypes: Record<RecordKind, string> = {
  page: 'Page',
  article: 'Article',
  blog: 'Blog',
  policy: 'ShopPolicy',
  menu: 'Menu',
  file: 'MediaImage',
};

function recordResources(kind: RecordKind, admin: ContentAdmin): TranslatableResource[] {
  const { content } = admin;
  const line = 'SINGLE_LINE_TEXT_FIELD';
  const resource = <Kind extends RecordKind>(
    record: Parameters<typeof content.save<Kind>>[1],
    texts: TranslatableText[],
    nested: TranslatableResource[] = [],
  ): TranslatableResource => ({
    gid: gid(gidTypes[kind], record.id),
    texts: texts.filter(({ value }) => value !== ''),
    translations: (record as { translations: Translations }).translations,
    save: (translations) => content.save(kind as ContentKind, { ...record, translations }),
    nested,
  });
  const { current } = content;
  switch (kind) {
    case 'page':
      return current.page.map((page) =>
        resource<'page'>(page, pageTexts(page), metafieldResources('page', page, admin)),
      );
    case 'article':
      return current.article.map((article) => {
        const summary = { key: 'summary_html', value: article.summary ?? '', type: 'HTML' };
        const texts = [...pageTexts(article), summary];
        return resource<'article'>(article, texts, metafieldResources('article', article, admin));
      });
    case 'blog':
      return current.blog.map((blog) =>
        resource<'blog'>(blog, titleTexts(blog), metafieldResources('blog', blog, admin)),
      );
    case 'policy':
      return current.policy.map((policy) =>
        resource<'policy'>(policy, [{ key: 'body', value: policy.body, type: 'HTML' }]),
      );
    case 'file':
      return current.file.map((file) =>
        resource<'file'>(file, [{ key: 'alt', value: file.alt, type: line }]),
      );
    case 'menu':
      return current.menu.map((menu) => {
        const links = allItems(menu.items).map((item) => linkResource(item, menu.id, admin));
        return resource<'menu'>(menu, [{ key: 'title', value: menu.title, type: line }], links);
      });
  }
}

function linkResource(
  item: MenuItemRecord,
  menuId: number,
  { content }: ContentAdmin,
): TranslatableResource {
  return {
    gid: gid('Link', item.id),
    texts: [{ key: 'title', value: item.title, type: 'SINGLE_LINE_TEXT_FIELD' }],
    translations: item.translations,
    save: async (translations) => {
      const replaced = (items: readonly MenuItemRecord[]): MenuItemRecord[] =>
        items.map((one) => ({
          ...one,
          items: replaced(one.items),
          ...(one.id === item.id && { translations }),
        }));
      const menu = content.current.menu.find(({ id }) => id === menuId);
      if (menu) await content.save('menu', { ...menu, items: replaced(menu.items) });
    },
    nested: [],
  };
}

function metafieldResources(
  kind: 'page' | 'article' | 'blog',
  owner: { id: number; metafields: readonly MetafieldRecord[] },
  { content }: ContentAdmin,
): TranslatableResource[] {
  return owner.metafields.flatMap((metafield): TranslatableResource[] => {
    const type = contentTypeOf(metafield.type);
    // These are translated as texts of their owner.
    if (!type || metafield.namespace === 'global') return [];
    return [
      {
        gid: gid('Metafield', metafield.id),
        texts: [{ key: 'value', value: metafield.value, type }],
        translations: metafield.translations,
        save: async (translations) => {
          const records: (PageRecord | ArticleRecord | BlogRecord)[] = content.current[kind];
          const record = records.find(({ id }) => id === owner.id);
          if (!record) return;
          const metafields = record.metafields.map((one) =>
            one.id === metafield.id ? { ...one, translations } : one,
          );
          await content.save(kind, { ...record, metafields } as PageRecord & ArticleRecord);
        },
        nested: [],
      },
    ];
  });
}

function pageTexts(page: PageRecord): TranslatableText[] {
  return [...titleTexts(page), { key: 'body_html', value: page.body, type: 'HTML' }];
}

function titleTexts({ title, handle, metafields }: BlogRecord): TranslatableText[] {
  const seo = (key: string) =>
    metafields.find((one) => one.namespace === 'global' && one.key === key)?.value ?? '';
  const line = 'SINGLE_LINE_TEXT_FIELD';
  return [
    { key: 'title', value: title, type: line },
    { key: 'handle', value: handle, type: 'URI' },
    { key: 'meta_title', value: seo('title_tag'), type: line },
    { key: 'meta_description', value: seo('description_tag'), type: line },
  ];
}
