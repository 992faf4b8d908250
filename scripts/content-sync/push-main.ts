// Writes the content of the shop's files to the connected platform (docs/content.md). `--dry-run` only lists what would be
// written; what an editor has changed since the last push is refused unless `--overwrite` is given.
import '../../storefront/server/config/load-environment.ts';
import { parseArgs } from 'node:util';
import { languages } from '#shop/languages.ts';
import { defaultLanguage } from '../../storefront/app/i18n/languages.ts';
import { filePieces } from '../../storefront/content/content-files.ts';
import { createAdminClient } from '../../storefront/server/admin/admin-client.ts';
import { ConfigError, readAdminConfig, readConfig } from '../../storefront/server/config/config.ts';
import { createPlatformClient } from '../../storefront/server/platform/platform-client.ts';
import { setUpPlatform } from '../../storefront/server/setup/set-up-platform.ts';
import { digestOf } from './admin.ts';
import { blogResource, documentResources, wantedDocuments } from './document-resources.ts';
import { handlesIn, wantedEntries } from './entries.ts';
import { entryResources } from './entry-resources.ts';
import { findIds } from './find-ids.ts';
import { menuResources } from './menu-resources.ts';
import { menuHandlesIn, wantedMenus } from './menus.ts';
import { pictureIds } from './pictures.ts';
import { push } from './push.ts';
import { readPushed, storePushed } from './pushed.ts';

const { values: options } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    overwrite: { type: 'boolean', default: false },
  },
});
const isDryRun = options['dry-run'];
const config = readConfig(process.env);
const adminConfig = readAdminConfig(process.env);
if (!adminConfig) throw new ConfigError('ADMIN_URL is not set (docs/connect.md).');
const admin = createAdminClient(adminConfig);
const client = createPlatformClient(config.platform);
const report = (line: string) => console.log(line);

await setUpPlatform({ client: admin, webhookUri: null, isDryRun, report });

const findId = await findIds(
  client.forBuyer(''),
  (language) => [handlesIn(filePieces[language], language), menuHandlesIn(language)],
  (message) => report(`left out: ${message}`),
);
await client.close();
const documents = wantedDocuments();
for (const { name, reason } of documents.inFiles) report(`stays in the files: ${name}, ${reason}`);
const locales = languages.filter((language) => language !== defaultLanguage);
const entries = wantedEntries(filePieces, findId);
const fileId = await pictureIds(admin, { isDryRun });

/** As the platform has them now. */
const readResources = async () => [
  ...(await entryResources(entries, { admin, locales, fileId })),
  ...(await menuResources(wantedMenus(findId), admin)),
  await blogResource(admin),
  ...(await documentResources(documents.wanted, admin)),
];

const pushed = await readPushed(admin);
const { written, unchanged, refused } = await push({
  resources: await readResources(),
  pushed,
  isDryRun,
  overwrites: options.overwrite,
  report,
});
if (!isDryRun && refused.length === 0) {
  const now = await readResources();
  await storePushed(admin, {
    ...pushed,
    ...Object.fromEntries(now.map(({ name, found }) => [name, digestOf(found)])),
  });
}
report(
  `${written.length} ${isDryRun ? 'to write' : 'written'}, ${unchanged.length} unchanged, ${refused.length} refused`,
);
process.exitCode = refused.length > 0 ? 1 : 0;
