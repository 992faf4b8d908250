import type { Kysely } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../database/tables.ts';
import type { TextCache } from '../store/text-cache.ts';
import type { Definitions } from './definitions.ts';

/** What the resolvers of content may use. */
export interface ContentAdmin {
  database: Kysely<Database>;
  content: ContentStore;
  definitions: Definitions;
  textCache: TextCache;
  /** The primary one first. */
  languages: readonly [Language, ...Language[]];
  /** The sandbox's public base URL. */
  origin: string;
  /** The public base URL of pictures. */
  filesUrl: string;
  now: () => Date;
  /** What an id refers to, published or not; null where there is nothing. */
  findReference: (gid: string) => Promise<object | null>;
}
