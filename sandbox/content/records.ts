import type { PolicyKind } from '../catalogue-format/content-schema.ts';
import type { Language } from '../catalogue-format/languages.ts';

// What a merchant writes besides goods, as the database keeps it: texts in the primary language, translations apart.

interface TranslationRecord {
  value: string;
  /** Of the text that was translated: another one now means that the translation is outdated. */
  digest: string;
  updatedAt: string;
}
/** By language and key. */
export type Translations = Partial<Record<Language, Record<string, TranslationRecord>>>;

interface ContentRecord {
  id: number;
  translations: Translations;
  createdAt: string;
  updatedAt: string;
}

export interface MetafieldRecord {
  id: number;
  namespace: string;
  key: string;
  type: string;
  value: string;
  translations: Translations;
}

export interface PageRecord extends ContentRecord {
  handle: string;
  title: string;
  body: string;
  /** Null or to come: hidden. */
  publishedAt: string | null;
  metafields: MetafieldRecord[];
}

export interface BlogRecord extends ContentRecord {
  handle: string;
  title: string;
  metafields: MetafieldRecord[];
}

export interface ArticleRecord extends PageRecord {
  blogId: number;
  summary: string | null;
  author: { firstName: string; lastName: string; name: string; email: string };
  tags: string[];
  image: { fileId: number; alt: string | null } | null;
}

export interface PolicyRecord extends ContentRecord {
  kind: PolicyKind;
  title: string;
  body: string;
}

export interface MenuItemRecord {
  id: number;
  title: string;
  type: string;
  resourceId: string | null;
  url: string | null;
  tags: string[];
  items: MenuItemRecord[];
  translations: Translations;
}

export interface MenuRecord extends ContentRecord {
  handle: string;
  title: string;
  items: MenuItemRecord[];
}

export interface FileRecord extends ContentRecord {
  /** Its name under /files. */
  name: string;
  /** Changes whenever the picture does. */
  version: string;
  alt: string;
  width: number;
  height: number;
}

export interface FieldDefinitionRecord {
  key: string;
  name: string;
  description: string | null;
  type: string;
  required: boolean;
  validations: { name: string; value: string }[];
}

export interface DefinitionRecord {
  id: number;
  type: string;
  name: string;
  description: string | null;
  displayNameKey: string | null;
  storefrontAccess: 'NONE' | 'PUBLIC_READ';
  isPublishable: boolean;
  isTranslatable: boolean;
  fields: FieldDefinitionRecord[];
  createdAt: string;
  updatedAt: string;
}

export type MetaobjectStatus = 'ACTIVE' | 'DRAFT';

export interface MetaobjectFieldRecord {
  key: string;
  type: string;
  value: string;
}

export interface ContentRecords {
  page: PageRecord;
  blog: BlogRecord;
  article: ArticleRecord;
  policy: PolicyRecord;
  menu: MenuRecord;
  file: FileRecord;
  definition: DefinitionRecord;
}
export type ContentKind = keyof ContentRecords;
export type Content = { [Kind in ContentKind]: ContentRecords[Kind][] };
