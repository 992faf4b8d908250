import type { Kysely } from 'kysely';
import type { Definitions } from '../admin/definitions.ts';
import type { Language } from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import type { Content } from '../content/records.ts';
import type { Faults } from '../control/faults.ts';
import type { Database } from '../database/tables.ts';
import type { FacetCache } from '../store/facet-cache.ts';
import type { Loaders } from '../store/loaders.ts';
import type { TextCache } from '../store/text-cache.ts';
import type { Market } from './market.ts';
import type { VisitorConsent } from './operation-context.ts';

/** What every resolver may use while one request is answered. */
export interface Context {
  database: Kysely<Database>;
  /** From `@inContext`; German when the operation names none or one the shop does not speak. */
  language: Language;
  /** In `@inContext`. */
  askedCountry: string | undefined;
  /** Of that country. */
  market: Market;
  marketFor: (country: string | undefined) => Market;
  /** Of the visitor, from `@inContext`. */
  consent: VisitorConsent | undefined;
  /** The sandbox's public base URL, without a slash at the end. */
  origin: string;
  /** The public base URL of pictures. */
  filesUrl: string;
  shop: Shop;
  content: Content;
  loaders: Loaders;
  textCache: TextCache;
  facetCache: FacetCache;
  buyerIp: string | undefined;
  /** Without a token some fields are closed. */
  hasToken: boolean;
  faults: Faults;
  definitions: Definitions;
  now: () => Date;
}
