// Creates the definitions and webhooks that the storefront needs in the connected shop; `--dry-run` only lists them.
// `--webhooks-to https://…` subscribes another region of the shop (docs/scale.md).
import { parseArgs } from 'node:util';
import { shop } from '#shop/shop.ts';
import { createAdminClient } from '../admin/admin-client.ts';
import { ConfigError, readAdminConfig, readConfig } from '../config/config.ts';
import { webhookPath } from '../webhooks/webhook-endpoint.ts';
import { measurementTopics } from './expected-definitions.ts';
import { setUpPlatform } from './set-up-platform.ts';

const { values: options } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, 'webhooks-to': { type: 'string' } },
});
const { publicOrigin, platform, newsletter } = readConfig(process.env);
const webhookOrigin = new URL(options['webhooks-to'] ?? publicOrigin).origin;
const admin = readAdminConfig(process.env);
if (!admin) throw new ConfigError('ADMIN_URL is not set (docs/connect.md).');
const { failed } = await setUpPlatform({
  client: createAdminClient(admin),
  webhookUri: webhookOrigin + webhookPath,
  markets: platform.markets ?? shop.markets,
  furtherTopics: measurementTopics(newsletter),
  isDryRun: options['dry-run'],
  report: (line) => console.log(line),
});
process.exitCode = failed > 0 ? 1 : 0;
