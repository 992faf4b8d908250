// Rehearses a shop with another catalogue: nodes behind an edge, the platform over HTTPS. A rehearsal that must pass, and
// one of a shop whose checkout asks for a password, which must not: `npm run e2e rehearsal`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createStack } from '../../deploy/stack/stack.ts';
import { startPlatformHosts } from '../../sandbox/package/https.ts';
import { newsletterSettings } from '../../sandbox/server/storefront-settings.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.data/rehearsal');
const port = Number(process.env.E2E_SHOP_PORT ?? 4500) + 20;
const recipient = 'merchant@garden-tools.test';
const shop = process.env.SHOP ?? 'garden-tools';

const hosts = await startPlatformHosts({ host: 'localhost', port: port + 17 }, folder);
const platform = {
  PLATFORM_URL: hosts.origin,
  CHECKOUT_HOSTS: new URL(hosts.origin).host,
  ACCOUNT_URL: `${hosts.origin}/account`,
  PLATFORM_CONSENT_URL: `${hosts.origin}/consent-tracking.js`,
  NODE_EXTRA_CA_CERTS: hosts.authority,
};
const stack = await createStack({
  ...{ port, folder, output: (name, line) => console.log(`[${name}] ${line}`) },
  sandboxEnv: {
    SANDBOX_CATALOGUE: path.join(root, 'sandbox/examples/garden-tools'),
    SANDBOX_ORIGIN: hosts.origin,
    SANDBOX_CONTROL: '1',
  },
  nodeEnv: platform,
});
const sandbox = `http://localhost:${stack.ports.sandbox}`;

try {
  await stack.start();
  const passed = await rehearse('passed.md');
  expectThat(passed.code === 0, 'the rehearsal of a complete shop passes');
  expectThat(passed.report.includes('**Passed**'), 'its report says so');
  for (const step of ['discount code', 'gift card', 'checkout', 'webhook of a change']) {
    const line = passed.report.split('\n').find((text) => text.startsWith(`| ${step} |`));
    const worked = passed.report.indexOf('## Worked');
    expectThat(line !== undefined && passed.report.indexOf(line) > worked, `${step} worked`);
  }
  const mails = await mailsTo(recipient);
  expectThat(mails === 2, `two mails reached the merchant (${mails})`);

  await control('faults', { hasStorePassword: true });
  const failed = await rehearse('failed.md');
  await control('faults', {});
  expectThat(failed.code === 1, 'the rehearsal of a shop with a store password fails');
  expectThat(failed.report.includes('| checkout |'), 'its report names the checkout');
} finally {
  await stack.stop();
  await hosts.stop();
}

/** The command as a merchant runs it, with the settings of the nodes. */
async function rehearse(name: string) {
  const report = path.join(folder, name);
  const database = `postgres://postgres@127.0.0.1:${stack.ports.postgres}/storefront`;
  const child = spawn(
    process.execPath,
    [
      ...[`--conditions=shop-${shop}`, path.join(root, 'storefront/server/rehearsal/main.ts')],
      ...['--mail', recipient, '--discount-code', 'SCHNITT10', '--gift-card', 'BEET-0020-AAAA'],
      ...['--report', report],
    ],
    {
      stdio: 'inherit',
      env: {
        ...{ PATH: process.env.PATH, STAGE: 'production', PUBLIC_ORIGIN: stack.urls.shop },
        ...{ PLATFORM_TOKEN: 'the-sandbox-storefront-api-token' },
        ...newsletterSettings(hosts.origin, database, stack.ports.inbox),
        ...{
          WEBHOOK_SECRET: 'sandbox-webhook-secret',
          SESSION_SECRET: 'only-for-this-rehearsal'.repeat(2),
        },
        ...platform,
      },
    },
  );
  const [code] = await once(child, 'exit');
  return { code: Number(code), report: readFileSync(report, 'utf8') };
}

async function mailsTo(address: string): Promise<number> {
  const mails: { recipient: string }[] = await (await fetch(`${sandbox}/_control/mails`)).json();
  return mails.filter((mail) => mail.recipient === address).length;
}

function control(name: string, body: object) {
  return fetch(`${sandbox}/_control/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function expectThat(isSo: boolean, what: string): void {
  console.log(`${isSo ? 'ok' : 'FAILED'}  ${what}`);
  if (!isSo) process.exitCode = 1;
}
