// Hydrogen's template and its customer accounts, which are hard-wired to https://shopify.com:
//   npm run bench peers-account -- --hydrogen DIR
// The directory holds a built template with installed packages (sandbox/README.md).

import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect, type Page } from '@playwright/test';
import freePort from 'get-port';
import { generate } from 'selfsigned';
import { orderBefore, ship, signInAtPlatform } from '../../e2e/support/account.ts';
import { browserArguments, browserPath } from '../../e2e/support/browser.ts';
import { askPlatform } from '../../e2e/support/cart.ts';
import { startSandbox } from '../../sandbox/package/start-sandbox.ts';
import { RunningProcess } from './running-process.ts';
import * as storefronts from './storefronts.ts';

const { values } = parseArgs({ options: { hydrogen: { type: 'string' } } });
if (!values.hydrogen) throw new Error('--hydrogen names the directory of the template');
const directory = path.resolve(values.hydrogen);
const email = 'rita@example.com';
/** Where the package's small shop delivers to. */
const place = { country: 'US', postcode: '10001', city: 'New York' };

const stops: (() => unknown)[] = [];
try {
  const failed = await main();
  console.log(`Hydrogen template, accounts: ${failed} failed steps`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}

async function main(): Promise<number> {
  const dataDirectory = path.join(os.tmpdir(), `sandbox-accounts-${process.pid}`);
  const sandbox = await startSandbox({ https: true, dataDirectory });
  stops.push(() => sandbox.stop());
  const port = await freePort();
  const origin = await startTls(port);
  const { script, ...command } = storefronts.hydrogen.start({
    directory,
    sandbox: sandbox.url,
    origin: `http://localhost:${port}`,
    shopHost: '',
  });
  const shop = new RunningProcess(`http://localhost:${port}`, script, {
    directory,
    arguments: [...command.arguments, '--origin', origin],
    environment: { NODE_ENV: 'production', ...sandbox.env },
  });
  stops.push(() => shop.stop());
  await shop.ready('/');
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...browserArguments, ...sandbox.browserArguments],
  });
  stops.push(() => browser.close());
  // its policy allows no form to lead to another host, and the platform's sign-out does
  const context = await browser.newContext({ ignoreHTTPSErrors: true, bypassCSP: true });
  const failed = await walk(await context.newPage(), origin, sandbox.url);
  if (failed > 0) console.log(shop.log.slice(-4000));
  return failed;
}

async function walk(page: Page, origin: string, sandbox: string): Promise<number> {
  const variant = await firstVariant(sandbox);
  const number = await orderBefore(
    email,
    [{ merchandiseId: variant, quantity: 2 }],
    sandbox,
    place,
  );
  await ship(number, {}, sandbox);
  const form = (id: string) =>
    page.locator('form').filter({ has: page.locator(`[value="${id}"]`) });
  const steps: Record<string, () => Promise<unknown>> = {
    'opens the platform’s sign-in page': async () => {
      await page.goto(`${origin}/account`);
      await expect(page).toHaveURL(/^https:\/\/shopify\.com\/authentication\/1\/oauth\/authorize/);
    },
    'signs in with a mailed code': async () => {
      await signInAtPlatform(page, email, 1, sandbox);
      await expect(page).toHaveURL(`${origin}/account/orders`);
    },
    'lists the order': () => expect(page.getByText(`#${number}`).first()).toBeVisible(),
    'finds it by its number': async () => {
      await page.goto(`${origin}/account/orders?name=${number}`);
      await expect(page.getByText(`#${number}`).first()).toBeVisible();
    },
    'shows the order': async () => {
      await page
        .getByRole('link', { name: /view order/i })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible();
    },
    'adds an address': async () => {
      await page.goto(`${origin}/account/addresses`);
      const fresh = form('NEW_ADDRESS_ID');
      for (const [name, value] of Object.entries({
        firstName: 'Rita',
        lastName: 'Probe',
        address1: 'Musterkai 1',
        city: place.city,
        zip: place.postcode,
        zoneCode: '',
        territoryCode: place.country,
      })) {
        await fresh
          .locator(`[name=${name}]`)
          .evaluate((field) => field.removeAttribute('required'));
        await fresh.locator(`[name=${name}]`).fill(value);
      }
      await fresh.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('Existing addresses')).toBeVisible();
    },
    'changes it': async () => {
      const stored = page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Save' }) });
      await stored.locator('[name=city]').fill('Albany');
      await stored
        .locator('[name=zoneCode]')
        .evaluate((field) => field.removeAttribute('required'));
      await stored.getByRole('button', { name: 'Save' }).click();
      await page.reload();
      await expect(stored.locator('[name=city]')).toHaveValue('Albany');
    },
    'deletes it': async () => {
      const stored = page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Save' }) });
      await stored
        .locator('[name=zoneCode]')
        .evaluate((field) => field.removeAttribute('required'));
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('You have no addresses saved.')).toBeVisible();
    },
    'changes the name': async () => {
      await page.goto(`${origin}/account/profile`);
      await page.locator('[name=firstName]').fill('Rita');
      await page.locator('[name=lastName]').fill('Probe');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByRole('heading', { name: 'Welcome, Rita' })).toBeVisible();
    },
    'signs out': async () => {
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL((url) => url.origin === origin && url.pathname === '/');
      await page.goto(`${origin}/account`);
      await expect(page.locator('[name=email]')).toBeVisible();
    },
  };
  let failed = 0;
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
      console.log(`  ok      ${name}`);
    } catch (error) {
      failed += 1;
      const [reason] = error instanceof Error ? error.message.split('\n') : [String(error)];
      console.log(`  failed  ${name}: ${reason} (${page.url().split('?')[0]})`);
    }
  }
  return failed;
}

async function firstVariant(sandbox: string): Promise<string> {
  const answer = await askPlatform(
    '{ products(first: 20, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }',
    {},
    sandbox,
  ).then((response) => response.json());
  return answer.data.products.nodes[0].variants.nodes[0].id;
}

/** Hydrogen has the browser sent back over HTTPS, whatever its own address is. */
async function startTls(port: number): Promise<string> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createServer({ cert, key }, (incoming, outgoing) => {
    const { url, method, headers } = incoming;
    const forwarded = request({ host: 'localhost', port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const own = await freePort();
  server.listen(own, 'localhost');
  await once(server, 'listening');
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `https://localhost:${own}`;
}
