// Creates the definitions and webhooks that the storefront needs in the connected shop; `--dry-run` only lists them.
import { createAdminClient } from '../admin/admin-client.ts';
import { ConfigError, readAdminConfig, readConfig } from '../config/config.ts';
import { webhookPath } from '../webhooks/webhook-endpoint.ts';
import { setUpPlatform } from './set-up-platform.ts';

const { publicOrigin } = readConfig(process.env);
const admin = readAdminConfig(process.env);
if (!admin) throw new ConfigError('ADMIN_URL is not set (docs/connect.md).');
const { failed } = await setUpPlatform({
  client: createAdminClient(admin),
  webhookUri: `${publicOrigin}${webhookPath}`,
  isDryRun: process.argv.includes('--dry-run'),
  report: (line) => console.log(line),
});
process.exitCode = failed > 0 ? 1 : 0;
