import { z } from 'zod';
import { shop } from '#shop/shop.ts';
import { adminDocuments } from '../admin/documents.ts';
import { measurementTopics } from '../setup/expected-definitions.ts';
import {
  describeGap,
  findDefinitionGaps,
  findWebhookGaps,
  retiredWebhookVersion,
} from '../setup/setup-gaps.ts';
import { webhookPath } from '../webhooks/webhook-endpoint.ts';
import { type Check, type Finding, failed, ok, skipped, warning } from './check.ts';

const neededScopes = ['read_products', 'read_metaobject_definitions', 'write_discounts'];

const installation = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

export const checkAdmin: Check = async ({ admin, config, invalid }) => {
  if (!admin && invalid.has('ADMIN_URL')) return [skipped('Admin API', 'ADMIN_URL is not valid')];
  if (!admin) {
    return [
      skipped('Admin API', 'ADMIN_URL is not set: definitions and webhooks cannot be checked'),
    ];
  }
  let granted: string[];
  try {
    const { currentAppInstallation } = await admin.send(
      adminDocuments.accessScopes,
      {},
      installation,
    );
    granted = currentAppInstallation.accessScopes.map(({ handle }) => handle);
  } catch (error) {
    return [
      failed(
        'Admin API',
        `${error instanceof Error ? error.message : error}: check ADMIN_URL and ADMIN_CLIENT_ID with ADMIN_CLIENT_SECRET, or ADMIN_TOKEN`,
      ),
    ];
  }
  // a write scope includes reading
  const missing = neededScopes.filter(
    (scope) => !granted.includes(scope) && !granted.includes(scope.replace('read_', 'write_')),
  );
  if (missing.length > 0) {
    const where = 'Dev Dashboard → app → Versions → scopes, then install it again';
    return [failed('Admin API', `the app lacks ${missing.join(', ')}: ${where}`)];
  }
  const uri = `${config.publicOrigin}${webhookPath}`;
  const markets = config.platform.markets ?? shop.markets;
  const topics = measurementTopics(config.newsletter);
  return [
    ok('Admin API', 'accepts the app'),
    summary('definitions', (await findDefinitionGaps(admin, markets)).map(describeGap)),
    ...(invalid.has('PUBLIC_ORIGIN')
      ? [skipped('webhooks', 'PUBLIC_ORIGIN is not valid')]
      : [
          summary('webhooks', (await findWebhookGaps(admin, uri, topics)).map(describeGap)),
          webhookVersion(await retiredWebhookVersion(admin, uri)),
        ]),
  ];
};

function webhookVersion(retired: string | undefined): Finding {
  const name = 'webhook version';
  return retired
    ? warning(name, `${retired} is retired: Dev Dashboard → app → Versions → Webhooks API version`)
    : ok(name, 'supported');
}

function summary(name: string, gaps: string[]): Finding {
  if (gaps.length === 0) return ok(name, 'complete');
  const [first, ...others] = gaps;
  const rest = others.length > 0 ? ` and ${others.length} more` : '';
  return failed(name, `${first}${rest}: npm run platform:setup`);
}

export const checkWebhookSecret: Check = async ({ config, clientSecret }) => {
  const name = 'webhook secret';
  if (!config.webhookSecret) {
    return [warning(name, 'WEBHOOK_SECRET is not set: changes appear when cached pages expire')];
  }
  if (clientSecret && clientSecret !== config.webhookSecret) {
    return [
      failed(
        name,
        'webhooks of platform:setup are signed with the app’s client secret: set WEBHOOK_SECRET to the value of ADMIN_CLIENT_SECRET',
      ),
    ];
  }
  return [ok(name, 'set')];
};
