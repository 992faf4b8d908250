import type { Catalogue } from '../catalogue-format/catalogue.ts';
import type { MenuLink } from '../catalogue-format/content-schema.ts';
import {
  type Language,
  type Localized,
  languages,
  localizedBy,
  textIn,
} from '../catalogue-format/languages.ts';
import type {
  Content,
  ContentKind,
  DefinitionRecord,
  FieldDefinitionRecord,
  FileRecord,
  MenuItemRecord,
  MetafieldRecord,
  MetaobjectFieldRecord,
  Translations,
} from '../content/records.ts';
import { digestOf } from '../content/translate.ts';
import { gid } from '../graphql/ids.ts';
import type { Pictures } from './pictures.ts';
import type { References } from './references.ts';
import { stableId } from './stable-id.ts';

/** When everything without a date of its own was written. */
const seededAt = '2026-01-01T00:00:00.000Z';
const times = { createdAt: seededAt, updatedAt: seededAt };

type Texts = Record<string, Localized | undefined>;
type Seo = { title: Localized; description: Localized } | undefined;

export function metaobjectRows({ metaobjects, shop }: Catalogue, references: References): object[] {
  const primary = shop.primaryLanguage;
  return metaobjects.map(({ key, type, fields }, position) => {
    const values: Texts = {};
    const records = fields.map((field): MetaobjectFieldRecord => {
      const inLanguage = (language: Language) => references.field(field, language).value;
      values[field.key] = localizedBy(inLanguage);
      return { key: field.key, type: field.type, value: inLanguage(primary) };
    });
    return {
      id: references.metaobject(key),
      type,
      handle: key,
      position,
      status: 'ACTIVE',
      fields: records.filter(({ value }) => value !== '' && value !== '[]'),
      translations: translationsOf(values, primary),
      created_at: seededAt,
      updated_at: seededAt,
    };
  });
}

/** Pages, blogs, articles, policies, menus, the files of metaobjects and the definitions that these suggest. */
export function contentRows(catalogue: Catalogue, pictures: Pictures): object[] {
  const content: Content = {
    page: pages(catalogue),
    blog: blogs(catalogue),
    article: articles(catalogue),
    policy: policies(catalogue),
    menu: menus(catalogue),
    file: files(catalogue, pictures),
    definition: definitions(catalogue),
  };
  let position = 0;
  return (Object.keys(content) as ContentKind[]).flatMap((kind) =>
    content[kind].map((document) => {
      position += 1;
      return { kind, id: document.id, position, document };
    }),
  );
}

function pages({ pages: records, shop }: Catalogue) {
  const primary = shop.primaryLanguage;
  return records.map(({ key, handle, title, bodyHtml, seo, createdAt, updatedAt = createdAt }) => ({
    id: stableId('page', key),
    handle: handle?.[primary] ?? key,
    title: textIn(title, primary),
    body: textIn(bodyHtml, primary),
    publishedAt: createdAt,
    createdAt,
    updatedAt,
    metafields: seoMetafields(`page ${key}`, seo, primary),
    translations: translationsOf({ handle, title, body_html: bodyHtml, ...seoTexts(seo) }, primary),
  }));
}

function blogs({ blogs: records, shop }: Catalogue) {
  const primary = shop.primaryLanguage;
  return records.map(({ key, handle, title, seo }) => ({
    id: stableId('blog', key),
    handle: handle?.[primary] ?? key,
    title: textIn(title, primary),
    metafields: seoMetafields(`blog ${key}`, seo, primary),
    translations: translationsOf({ handle, title, ...seoTexts(seo) }, primary),
    ...times,
  }));
}

function articles({ blogs: records, shop }: Catalogue) {
  const primary = shop.primaryLanguage;
  return records.flatMap((blog) =>
    blog.articles.map(
      ({ key, handle, title, contentHtml, excerptHtml, author, seo, ...article }) => ({
        id: stableId('article', `${blog.key} ${key}`),
        blogId: stableId('blog', blog.key),
        handle: handle?.[primary] ?? key,
        title: textIn(title, primary),
        body: textIn(contentHtml, primary),
        summary: excerptHtml?.[primary] ?? null,
        author: { ...author, name: `${author.firstName} ${author.lastName}`.trim() },
        tags: article.tags,
        image: null,
        publishedAt: article.publishedAt,
        createdAt: article.publishedAt,
        updatedAt: article.publishedAt,
        metafields: seoMetafields(`article ${blog.key} ${key}`, seo, primary),
        translations: translationsOf(
          { handle, title, body_html: contentHtml, summary_html: excerptHtml, ...seoTexts(seo) },
          primary,
        ),
      }),
    ),
  );
}

function policies({ policies: records, shop }: Catalogue) {
  const primary = shop.primaryLanguage;
  return records.map(({ kind, title, bodyHtml }) => ({
    id: stableId('policy', kind),
    kind,
    title: textIn(title, primary),
    body: textIn(bodyHtml, primary),
    translations: translationsOf({ title, body: bodyHtml }, primary),
    ...times,
  }));
}

interface Item {
  title: Localized;
  link: MenuLink;
  items?: readonly Item[];
}

function menus({ menus: records, shop }: Catalogue) {
  const primary = shop.primaryLanguage;
  const itemRecords = (items: readonly Item[], place: string): MenuItemRecord[] =>
    items.map(({ title, link, items: children = [] }, index) => ({
      id: stableId('menu item', `${place} ${index}`),
      title: textIn(title, primary),
      tags: [],
      ...target(link),
      items: itemRecords(children, `${place} ${index}`),
      translations: translationsOf({ title }, primary),
    }));
  return records.map(({ key, title, items }) => ({
    id: stableId('menu', key),
    handle: key,
    title: textIn(title, primary),
    items: itemRecords(items, key),
    translations: translationsOf({ title }, primary),
    ...times,
  }));
}

/** Paths that the platform knows as more than an address. */
const pathTypes: Record<string, string> = {
  '/': 'FRONTPAGE',
  '/collections': 'COLLECTIONS',
  '/collections/all': 'CATALOG',
  '/search': 'SEARCH',
};

function target(link: MenuLink): Pick<MenuItemRecord, 'type' | 'url' | 'resourceId'> {
  const to = (type: string, gidType: string, id: number) => ({
    type,
    url: null,
    resourceId: gid(gidType, id),
  });
  if ('path' in link) {
    return { type: pathTypes[link.path] ?? 'HTTP', url: link.path, resourceId: null };
  }
  if ('url' in link) return { type: 'HTTP', url: link.url, resourceId: null };
  if ('collection' in link) {
    return to('COLLECTION', 'Collection', stableId('collection', link.collection));
  }
  if ('product' in link) return to('PRODUCT', 'Product', stableId('product', link.product));
  if ('page' in link) return to('PAGE', 'Page', stableId('page', link.page));
  if ('blog' in link) return to('BLOG', 'Blog', stableId('blog', link.blog));
  return to('SHOP_POLICY', 'ShopPolicy', stableId('policy', link.policy));
}

function files({ metaobjects, shop }: Catalogue, pictures: Pictures): FileRecord[] {
  const primary = shop.primaryLanguage;
  const records = metaobjects
    .flatMap(({ fields }) => fields.flatMap(({ images = [] }) => images))
    .map((image): FileRecord => {
      const { id, file, alt, width, height } = pictures.document(image, primary);
      const [name = '', version = ''] = file.split('?v=');
      const translations = translationsOf({ alt: image.alt }, primary);
      return { id, name, version, alt, width, height, translations, ...times };
    });
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

/** A catalogue has no definitions: every type gets the fields that its entries have. */
function definitions({ metaobjects }: Catalogue): DefinitionRecord[] {
  const byType = Map.groupBy(metaobjects, ({ type }) => type);
  return [...byType].map(([type, entries]) => {
    const fields = new Map<string, FieldDefinitionRecord>();
    for (const { key, type: fieldType } of entries.flatMap((entry) => entry.fields)) {
      fields.set(key, {
        key,
        name: nameOf(key),
        description: null,
        type: fieldType,
        required: false,
        validations: [],
      });
    }
    return {
      id: stableId('metaobject definition', type),
      type,
      name: nameOf(type),
      description: null,
      displayNameKey: fields.keys().next().value ?? null,
      storefrontAccess: 'PUBLIC_READ',
      isPublishable: true,
      isTranslatable: true,
      fields: [...fields.values()],
      ...times,
    };
  });
}

/** 'topbar_promotion' becomes 'Topbar promotion'. */
function nameOf(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const seoTexts = (seo: Seo): Texts => ({
  meta_title: seo?.title,
  meta_description: seo?.description,
});

/** Where the platform keeps them. */
function seoMetafields(owner: string, seo: Seo, primary: Language): MetafieldRecord[] {
  if (!seo) return [];
  const metafield = (key: string, value: string) => ({
    id: stableId('metafield', `${owner} global.${key}`),
    namespace: 'global',
    key,
    type: 'single_line_text_field',
    value,
    translations: {},
  });
  return [
    metafield('title_tag', textIn(seo.title, primary)),
    metafield('description_tag', textIn(seo.description, primary)),
  ];
}

/** What differs from the primary language. */
function translationsOf(texts: Texts, primary: Language): Translations {
  const translations: Translations = {};
  for (const language of languages.filter((one) => one !== primary)) {
    const changed = Object.entries(texts).flatMap(([key, text]) =>
      text && textIn(text, language) !== textIn(text, primary)
        ? [
            [
              key,
              {
                value: textIn(text, language),
                digest: digestOf(textIn(text, primary)),
                updatedAt: seededAt,
              },
            ] as const,
          ]
        : [],
    );
    if (changed.length > 0) translations[language] = Object.fromEntries(changed);
  }
  return translations;
}
