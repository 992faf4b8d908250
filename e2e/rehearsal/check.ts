// docs/connect.md from its first to its last line: a shop of its own on an empty shop of the sandbox, nodes behind an edge,
// shop and platform over HTTPS. The doctor after every step, then the rehearsal: `npm run e2e rehearsal`.
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createStack } from '../../deploy/stack/stack.ts';
import { emptyShop } from '../../sandbox/control/empty-shop.ts';
import { startPlatformHosts } from '../../sandbox/package/https.ts';
import { buildOwnShop, ownShop, root, withOwnShop } from '../own-shop/build-own-shop.ts';
import { makeOwn } from './make-own.ts';
import { runCommand } from './run-command.ts';

const folder = path.join(root, '.data/rehearsal');
const port = Number(process.env.E2E_SHOP_PORT ?? 4500) + 20;
// of this run alone: mails are kept
const recipient = `merchant-${Date.now()}@beet-und-baum.test`;
const started = Date.now();
const problems: string[] = [];

await withOwnShop(
  () => {
    cpSync(path.join(root, 'shops/starter'), ownShop, { recursive: true });
    makeOwn(ownShop);
  },
  async () => {
    buildOwnShop();
    tell('shops/own is built');
    await connect();
  },
);
for (const problem of problems) console.error(`FAILED  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function connect() {
  mkdirSync(folder, { recursive: true });
  // of nodes and worker
  process.env.NODE_OPTIONS = '--conditions=shop-own';
  const hosts = await startPlatformHosts({ host: 'localhost', port: port + 17 }, folder);
  // what ends TLS in front of the edge
  const proxy = await startPlatformHosts({ host: 'localhost', port }, folder);
  const first = {
    STAGE: 'staging',
    PUBLIC_ORIGIN: proxy.origin,
    TRUST_PROXY: '2',
    PLATFORM_URL: hosts.origin,
    PLATFORM_TOKEN: 'the-sandbox-storefront-api-token',
    PLATFORM_TOKEN_KIND: 'private',
    CHECKOUT_HOSTS: 'checkout.beet-und-baum.test',
    ACCOUNT_URL: `${hosts.origin}/account`,
    SESSION_SECRET: 'a-secret-of-this-rehearsal-and-of-no-other-shop',
    NODE_EXTRA_CA_CERTS: hosts.authority,
  };
  const second = {
    ADMIN_URL: hosts.origin,
    ADMIN_CLIENT_ID: 'sandbox-client',
    ADMIN_CLIENT_SECRET: 'sandbox-client-secret',
  };
  const third = { WEBHOOK_SECRET: 'sandbox-client-secret' };
  const fifth = {
    CHECKOUT_HOSTS: new URL(hosts.origin).host,
    PLATFORM_CONSENT_URL: `${hosts.origin}/consent-tracking.js`,
  };
  const stack = await createStack({
    port,
    folder,
    hasWebhooks: false,
    output: (name, line) => console.log(`[${name}] ${line}`),
    sandboxEnv: {
      SANDBOX_CATALOGUE: path.join(root, 'sandbox/examples/garden-tools'),
      SANDBOX_ORIGIN: hosts.origin,
      SANDBOX_SHOP_URL: `${proxy.origin}/{lang}`,
      NODE_EXTRA_CA_CERTS: hosts.authority,
      SANDBOX_EMPTY_SHOP: '1',
      SANDBOX_CONTROL: '1',
    },
    nodeEnv: { ...first, ...third, ...fifth, STAGE: 'production' },
  });
  const sixth = {
    STAGE: 'production',
    REDIS_URL: `redis://127.0.0.1:${stack.ports.redis}`,
    EDGE_PURGE_URL: `${stack.urls.shop}/`,
    NEWSLETTER_DATABASE_URL: `postgres://postgres@127.0.0.1:${stack.ports.postgres}/storefront`,
    NEWSLETTER_SECRET: 'for-the-local-sandbox-only-and-nothing-else',
    SMTP_URL: `smtp://localhost:${stack.ports.inbox}`,
    MAIL_FROM: 'Beet & Baum <hello@beet-und-baum.test>',
  };
  const sandbox = `http://localhost:${stack.ports.sandbox}`;
  let admin = emptyShop;
  const inAdmin = async (change: Partial<typeof admin>) => {
    admin = { ...admin, ...change };
    await control('faults', admin);
  };
  const control = (name: string, body: object) =>
    fetch(`${sandbox}/_control/${name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  let settings: Record<string, string> = {};
  /** The commands of a step, and what the doctor still calls failed after it. */
  const step = async (name: string, change: Record<string, string>, act: () => unknown) => {
    settings = { ...settings, ...change };
    await act();
    const { code, findings } = await runCommand.doctor(settings);
    const failed = findings.filter(({ status }) => status === 'failed');
    tell(`after step ${name}: ${findings.length} findings, ${failed.length} failed, exit ${code}`);
    for (const { name: check, message } of failed) console.log(`        ${check}: ${message}`);
    return failed.length;
  };

  try {
    await stack.start();
    tell('the empty shop, nodes and edge are running');
    await step('1', first, () => inAdmin({ deniedScopes: [] }));
    await step('2', second, () => undefined);
    await step('3', third, async () => {
      for (const options of [['--dry-run'], []]) {
        const { code, output } = await runCommand.setup(settings, ...options);
        const last = output.trim().split('\n').at(-1);
        expectThat(code === 0, `npm run platform:setup ${options.join('')}: ${last}`);
      }
    });
    await step('4', {}, async () => {
      await inAdmin({
        hasUnpublishedProducts: false,
        languages: ['de', 'en'],
        hasUnitPrices: true,
        hasFilters: true,
      });
      const { code, output } = await runCommand.check(settings, 'links');
      expectThat(code === 0, `npm run check links -- --shop: ${output.trim()}`);
    });
    await step('5', fifth, () => inAdmin({ hasStorePassword: false }));
    const failed = await step('6', sixth, () => undefined);
    expectThat(failed === 0, `the doctor has ${failed} failed checks at the end`);

    const passed = await runCommand.rehearsal(settings, recipient, path.join(folder, 'passed.md'));
    expectThat(passed.code === 0, `the rehearsal exits with ${passed.code}`);
    for (const name of ['discount code', 'gift card', 'checkout', 'signed webhook', 'newsletter']) {
      const worked = passed.report.split('## Worked')[1] ?? '';
      expectThat(worked.includes(`| ${name} |`), `${name} worked`);
    }
    let own = 0;
    // the worker sends one of them
    for (let second = 0; second < 20 && own < 2; second += 1) {
      await wait(1_000);
      const answer = await fetch(`${sandbox}/_control/mails`);
      const mails: { recipient: string }[] = await answer.json();
      own = mails.filter((mail) => mail.recipient === recipient).length;
    }
    expectThat(own === 2, `${own} mails reached the merchant`);

    await inAdmin({ hasStorePassword: true });
    const refused = await runCommand.rehearsal(settings, recipient, path.join(folder, 'failed.md'));
    expectThat(refused.code === 1, `with a store password it exits with ${refused.code}`);
    const [head = ''] = refused.report.split('## Worked');
    expectThat(head.includes('| checkout |'), 'and its report names the checkout');
  } finally {
    delete process.env.NODE_OPTIONS;
    await stack.stop();
    await proxy.stop();
    await hosts.stop();
  }
}

function expectThat(isSo: boolean, what: string): void {
  console.log(`${isSo ? 'ok    ' : 'FAILED'}  ${what}`);
  if (!isSo) problems.push(what);
}

function tell(what: string): void {
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${what}`);
}
