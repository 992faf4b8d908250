import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { codeFingerprint } from '../package-files.ts';
import * as catalogue from './migrations/0001-catalogue.ts';
import * as cart from './migrations/0002-cart.ts';
import * as checkout from './migrations/0003-checkout.ts';
import * as search from './migrations/0004-search.ts';
import * as webhooks from './migrations/0005-webhooks.ts';
import * as changes from './migrations/0006-changes.ts';
import * as collectionSearch from './migrations/0007-collection-search.ts';
import * as pictureFiles from './migrations/0008-picture-files.ts';
import * as taxRates from './migrations/0009-tax-rates.ts';
import * as urlRedirects from './migrations/0010-url-redirects.ts';
import * as customerAddresses from './migrations/0011-customer-addresses.ts';
import * as searchStems from './migrations/0012-search-stems.ts';
import * as content from './migrations/0013-content.ts';
import * as orderState from './migrations/0014-order-state.ts';
import * as webhookReceivers from './migrations/0015-webhook-receivers.ts';
import * as contentChanges from './migrations/0016-content-changes.ts';
import * as accountGrants from './migrations/0017-account-grants.ts';
import * as variantMetafields from './migrations/0018-variant-metafields.ts';
import * as bundles from './migrations/0019-bundles-and-quantity-rules.ts';
import * as customerMetafields from './migrations/0022-customer-metafields.ts';
import * as visitSessions from './migrations/0024-visit-sessions.ts';
import * as furtherLanguages from './migrations/0025-further-languages.ts';
import type { Database } from './tables.ts';

const migrations = {
  '0001-catalogue': catalogue,
  '0002-cart': cart,
  '0003-checkout': checkout,
  '0004-search': search,
  '0005-webhooks': webhooks,
  '0006-changes': changes,
  '0007-collection-search': collectionSearch,
  '0008-picture-files': pictureFiles,
  '0009-tax-rates': taxRates,
  '0010-url-redirects': urlRedirects,
  '0011-customer-addresses': customerAddresses,
  '0012-search-stems': searchStems,
  '0013-content': content,
  '0014-order-state': orderState,
  '0015-webhook-receivers': webhookReceivers,
  '0016-content-changes': contentChanges,
  '0017-account-grants': accountGrants,
  '0018-variant-metafields': variantMetafields,
  '0019-bundles-and-quantity-rules': bundles,
  '0022-customer-metafields': customerMetafields,
  '0024-visit-sessions': visitSessions,
  '0025-further-languages': furtherLanguages,
};

/** Changes with every change of a migration. */
export async function migrationsFingerprint(): Promise<string> {
  return (await codeFingerprint(['database/migrations/*.ts'])).slice(0, 12);
}

export async function migrate(database: Kysely<Database>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({
    db: database,
    provider,
    // branches are merged in another order than they were begun
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error;
}
