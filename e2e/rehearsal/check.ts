// docs/connect.md from its first to its last line: a shop of its own on an empty shop of the sandbox, nodes behind an edge,
// shop and platform over HTTPS. The doctor after every step, then the rehearsal: `npm run e2e rehearsal`.
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { createStack } from '../../deploy/stack/stack.ts';
import { emptyShop } from '../../sandbox/control/empty-shop.ts';
import { startPlatformHosts } from '../../sandbox/package/https.ts';
import { buildOwnShop, ownShop, root, withOwnShop } from '../own-shop/build-own-shop.ts';
import { sandboxClient } from '../support/sandbox-client.ts';
import { makeOwn } from './make-own.ts';
import { runCommand } from './run-command.ts';
import { connectionSettings, liveSettings } from './step-settings.ts';

const folder = path.join(root, '.data/rehearsal');
const port = Number(process.env.E2E_SHOP_PORT ?? 4500) + 20;
// another one in each run: the sandbox keeps its mails
const recipient = `merchant-${Date.now()}@beet-und-baum.test`;
const started = Date.now();
const problems: string[] = [];
const mailsSchema = z.array(z.object({ recipient: z.string() }));

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
  // for nodes and worker, which the stack starts
  process.env.NODE_OPTIONS = '--conditions=shop-own';
  const hosts = await startPlatformHosts({ host: 'localhost', port: port + 17 }, folder);
  // ends TLS in front of the edge
  const proxy = await startPlatformHosts({ host: 'localhost', port }, folder);
  const { step1, step2, step3, step5 } = connectionSettings(proxy.origin, hosts);
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
    nodeEnv: { ...step1, ...step3, ...step5, STAGE: 'production' },
  });
  const step6 = liveSettings(stack);
  const sandbox = sandboxClient(stack.urls.sandbox);
  let shopState = emptyShop;
  /** As the merchant does in the admin. */
  const changeShop = async (change: Partial<typeof shopState>) => {
    shopState = { ...shopState, ...change };
    await sandbox.setFaults(shopState);
  };
  let settings: Record<string, string> = {};
  /** Sets and does what a step says; answers how many checks of the doctor fail after it. */
  const runStep = async (name: string, change: Record<string, string>, act: () => unknown) => {
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
    await runStep('1', step1, () => changeShop({ deniedScopes: [] }));
    await runStep('2', step2, () => undefined);
    await runStep('3', step3, async () => {
      for (const options of [['--dry-run'], []]) {
        const { code, output } = await runCommand.setup(settings, ...options);
        const last = output.trim().split('\n').at(-1);
        expectThat(code === 0, `npm run platform:setup ${options.join('')}: ${last}`);
      }
    });
    await runStep('4', {}, async () => {
      await changeShop({
        hasUnpublishedProducts: false,
        languages: ['de', 'en'],
        hasUnitPrices: true,
        hasFilters: true,
      });
      const { code, output } = await runCommand.check(settings, 'links');
      expectThat(code === 0, `npm run check links -- --shop: ${output.trim()}`);
    });
    await runStep('5', step5, () => changeShop({ hasStorePassword: false }));
    const failed = await runStep('6', step6, () => undefined);
    expectThat(failed === 0, `the doctor has ${failed} failed checks at the end`);

    const passed = await runCommand.rehearsal(settings, recipient, path.join(folder, 'passed.md'));
    expectThat(passed.code === 0, `the rehearsal exits with ${passed.code}`);
    for (const name of ['discount code', 'gift card', 'checkout', 'signed webhook', 'newsletter']) {
      const worked = passed.report.split('## Worked')[1] ?? '';
      expectThat(worked.includes(`| ${name} |`), `${name} worked`);
    }
    const mails = await countMails(stack.urls.sandbox, 2);
    expectThat(mails === 2, `${mails} mails reached the merchant`);

    await changeShop({ hasStorePassword: true });
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

/** Mails to the merchant, as soon as so many have arrived: the worker sends one of them. */
async function countMails(sandbox: string, wanted: number): Promise<number> {
  let count = 0;
  for (let tries = 0; tries < 20 && count < wanted; tries += 1) {
    await wait(1_000);
    const answer = await fetch(`${sandbox}/_control/mails`);
    const mails = mailsSchema.parse(await answer.json());
    count = mails.filter((mail) => mail.recipient === recipient).length;
  }
  return count;
}

function expectThat(isSo: boolean, what: string): void {
  console.log(`${isSo ? 'ok    ' : 'FAILED'}  ${what}`);
  if (!isSo) problems.push(what);
}

function tell(what: string): void {
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${what}`);
}
