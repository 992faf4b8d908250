// Other storefronts beside this one, on one sandbox: walked for errors and unanswered fields, then measured in turns.
//   npm run bench peers -- --hydrogen DIR --vercel-shop DIR --vercel-commerce DIR --hydrogen-preview DIR [--build]
//   … --hydrogen-preview DIR --own-tests --walk-only
// The directories hold their sources with installed packages (sandbox/README.md).

import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import freePort from 'get-port';
import { sandboxOrigin } from '../../e2e/support/addresses.ts';
import { browserArguments, browserPath } from '../../e2e/support/browser.ts';
import { sandboxEnvironment } from '../../e2e/support/environments.ts';
import { filesUrl, shopHost, startPlatformHosts } from '../../sandbox/package/https.ts';
import { askInOutage, measureCpu } from './measure-server.ts';
import { measureAddToCart, measureVisit } from './measure-visit.ts';
import { runOwnTests } from './own-tests.ts';
import { RunningProcess } from './running-process.ts';
import { readSandboxData } from './sandbox-data.ts';
import * as storefronts from './storefronts.ts';
import { type Storefront, token } from './storefronts.ts';
import { kinds, type MeasuredShop, printTable } from './table.ts';
import { walkPages } from './walk-pages.ts';

const { values } = parseArgs({
  options: {
    hydrogen: { type: 'string' },
    'hydrogen-preview': { type: 'string' },
    'vercel-shop': { type: 'string' },
    'vercel-commerce': { type: 'string' },
    build: { type: 'boolean', default: false },
    'own-tests': { type: 'boolean', default: false },
    'walk-only': { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(values.runs);
const requestsPerRun = 30;
/** Longer than any storefront calls its data fresh. */
const outageBeforeAsking = 15_000;
const root = fileURLToPath(new URL('../..', import.meta.url));
const directories: [Storefront, string | undefined][] = [
  [storefronts.hydrogen, values.hydrogen],
  [storefronts.hydrogenPreview, values['hydrogen-preview']],
  [storefronts.vercelShop, values['vercel-shop']],
  [storefronts.vercelCommerce, values['vercel-commerce']],
];
const peers = directories.flatMap(([storefront, directory]) =>
  directory ? [{ storefront, directory: path.resolve(directory) }] : [],
);

const stops: (() => unknown)[] = [];
try {
  await main();
} finally {
  for (const stop of stops.toReversed()) await stop();
}

async function main(): Promise<void> {
  const work = path.join(root, '.data/bench/peers');
  await mkdir(work, { recursive: true });
  const sandbox = new RunningProcess(sandboxOrigin, 'catalogue/start-sandbox.ts', {
    arguments: [],
    directory: root,
    environment: {
      ...sandboxEnvironment,
      // of its own: the journeys' shop is German first
      SANDBOX_DATA_DIR: work,
      SANDBOX_POSTGRES_PORT: '',
      SANDBOX_PRIMARY_LANGUAGE: 'en',
      SANDBOX_STOREFRONT_TOKEN: token,
      SANDBOX_FILES_URL: filesUrl,
    },
  });
  stops.push(() => sandbox.stop());
  await sandbox.ready('/health');
  const { hostname: host, port } = new URL(sandboxOrigin);
  const hosts = await startPlatformHosts({ host, port: Number(port) }, work);
  stops.push(() => hosts.stop());
  // other hosts fail at once instead of after a timeout of the resolver
  const hostArguments = hosts.browserArguments.map((argument) =>
    argument.replace(
      /^--host-resolver-rules=.*/,
      '$&,MAP * ~NOTFOUND,EXCLUDE localhost,EXCLUDE 127.0.0.1',
    ),
  );
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...browserArguments, ...hostArguments, `--remote-debugging-port=${debuggingPort}`],
  });
  stops.push(() => browser.close());
  const shops: MeasuredShop[] = [];
  const ours = { storefront: storefronts.ours, directory: root };
  for (const { storefront, directory } of values['walk-only'] ? peers : [ours, ...peers]) {
    const origin = `http://localhost:${await freePort()}`;
    const options = { directory, sandbox: sandboxOrigin, origin, shopHost };
    if (values.build && storefront.build) {
      const { script, ...command } = storefront.build(options);
      const environment = { ...command.environment, ...hosts.env };
      const build = new RunningProcess(origin, script, { ...command, environment, directory });
      if ((await build.ended()) !== 0) throw new Error(`${storefront.name}:\n${build.log}`);
    }
    const { script, ...command } = storefront.start(options);
    const environment = { NODE_ENV: 'production', ...command.environment, ...hosts.env };
    const process = new RunningProcess(origin, script, { ...command, environment, directory });
    stops.push(() => process.stop());
    const data = await readSandboxData(sandboxOrigin, token);
    const addresses = storefront.addresses(data);
    await process.ready(addresses.home);
    shops.push({
      storefront,
      directory,
      process,
      data,
      addresses,
      visits: { home: [], listing: [], product: [] },
      cpu: { home: [], listing: [], product: [] },
      addToCart: [],
      outage: [],
    });
  }
  for (const { storefront, directory, process } of shops) {
    if (storefront === storefronts.ours) continue;
    const problems = await walkPages(storefront, process, sandboxOrigin, browser);
    console.log(`${storefront.name}: walked, ${problems.length} problems`);
    if (values['own-tests'] && storefront.ownTests) {
      const { origin } = process;
      const tests = storefront.ownTests(directory);
      problems.push(
        ...(await runOwnTests({ directory: tests, origin, browserArguments: hostArguments, work })),
      );
    }
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) {
      const file = path.join(work, `${storefront.name.replaceAll(/\W+/g, '-')}.log`);
      await writeFile(file, process.log);
      console.log(`  its log: ${file}`);
    }
    if (problems.length > 0) globalThis.process.exitCode = 1;
  }
  if (values['walk-only']) return;
  for (let run = 0; run < runs; run += 1) {
    for (const kind of kinds) {
      for (const { process, addresses, visits, cpu } of shops) {
        visits[kind].push(await measureVisit(process.origin + addresses[kind], debuggingPort));
        cpu[kind].push(await measureCpu(process, addresses[kind], requestsPerRun));
      }
    }
    for (const { process, addresses, addToCart } of shops) {
      addToCart.push(await measureAddToCart(browser, process.origin + addresses.product));
    }
    console.log(`run ${run + 1} of ${runs}, load ${os.loadavg()[0]?.toFixed(1)}`);
  }
  await measureOutage(shops);
  printTable(shops, runs);
}

/** The platform accepts connections and never answers. */
async function measureOutage(shops: MeasuredShop[]): Promise<void> {
  for (const { process, addresses } of shops) {
    for (const kind of kinds) await (await fetch(process.origin + addresses[kind])).text();
  }
  await setOutage('hang');
  await delay(outageBeforeAsking);
  try {
    for (const { process, data, addresses, outage } of shops) {
      const ask = (page: string, address: string, text: string) =>
        askInOutage(process.origin, page, address, text).then((answer) => outage.push(answer));
      const [linkToProduct = ''] = addresses.product.split(data.product.handle);
      await ask('home', addresses.home, linkToProduct);
      await ask('listing', addresses.listing, linkToProduct);
      await ask('product', addresses.product, data.product.title);
      const other = addresses.product.replace(data.product.handle, data.otherProduct.handle);
      await ask('product not seen before', other, data.otherProduct.title);
    }
  } finally {
    await setOutage('none');
  }
}

async function setOutage(outage: string): Promise<void> {
  await fetch(`${sandboxOrigin}/_control/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outage }),
  });
}
