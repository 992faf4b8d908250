// Measures a product page on a slow phone and fails over its budget: npm run bench product, after npm run build.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { browserArguments, browserPath } from '../e2e/support/browser.ts';
import { startShop } from '../e2e/support/running-shop.ts';
import { allMessages } from '../storefront/app/i18n/messages/index.ts';
import {
  formatInteraction,
  type Interaction,
  phone,
  press,
  recordVitals,
  slow4g,
  type Vitals,
} from './vitals.ts';

const budget = { lcp: 1800, inp: 100, cls: 0, script: 8000 };
const runs = 5;
const t = allMessages.de.product;
const product = '/de/p/kernel-co-night-shift-espresso';
/** A page without scripts of its own: the baseline. */
const shell = '/de/e/impressum';
const processorSlowdown = 4;
const client = fileURLToPath(new URL('../storefront/build/client', import.meta.url));

const shop = await startShop();
const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
try {
  await fetch(shop.origin + product);
  const script = await ownScript(browser);
  const measured: (Vitals & { interactions: Interaction[] })[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measure(browser));
  const middle = <Value>(values: Value[], of: (value: Value) => number) =>
    values.toSorted((a, b) => of(a) - of(b))[Math.floor(runs / 2)] as Value;
  // the median of each interaction, since a busy machine adds outliers
  const interactions = (measured[0]?.interactions ?? []).map((_, index) =>
    middle(
      measured.flatMap((run) => run.interactions[index] ?? []),
      ({ duration }) => duration,
    ),
  );
  for (const interaction of interactions) console.log(formatInteraction(interaction));
  const slowest = interactions.toSorted((a, b) => b.duration - a.duration)[0] as Interaction;
  const figures = {
    lcp: middle(measured, ({ lcp }) => lcp).lcp,
    inp: slowest.duration,
    cls: middle(measured, ({ cls }) => cls).cls,
    script,
  };
  console.log(
    `${product}: processor ${processorSlowdown}× slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms; median of ${runs}`,
  );
  console.log(
    `LCP     ${Math.round(figures.lcp)} ms (${measured[0]?.lcpElement}), at most ${budget.lcp}`,
  );
  console.log(`INP     ${formatInteraction(slowest)}, at most ${budget.inp}`);
  const moved = measured.map((run) => run.moved).find(Boolean) ?? 'nothing moved';
  console.log(`CLS     ${figures.cls} (${moved}), at most ${budget.cls}`);
  console.log(
    `scripts ${figures.script} bytes of brotli beyond the shell, at most ${budget.script}`,
  );
  const over = Object.entries(budget).filter(([name, most]) => Reflect.get(figures, name) > most);
  if (over.length > 0) {
    console.error(`over budget: ${over.map(([name]) => name).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shop.stop();
}

async function measure(browser: Browser): Promise<Vitals & { interactions: Interaction[] }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const { vitals, interact } = await recordVitals(page);
  await page.goto(shop.origin + product, { waitUntil: 'load' });
  await waitForHydration(page);
  const button = (name: string) => page.getByRole('button', { name }).first();
  const tap = (target: Locator) => press(target, 'finger');
  const interactions = [
    await interact('variant', async () => {
      await tap(page.getByRole('link', { name: '1 kg' }));
      await page.waitForURL(/variant=/);
    }),
    await interact('quantity', () => tap(button(t.increase))),
    await interact('subscription', () => tap(page.getByRole('radio', { name: t.subscribe }))),
    await interact('details', () => tap(page.locator('summary', { hasText: t.preparationsTab }))),
    await interact('next picture', () => tap(page.locator('a[href="#picture-2"]'))),
    await interact('save', () => tap(button(t.save))),
    await interact('add to cart', async () => {
      await tap(button(t.addToCart));
      await page.getByRole('dialog').waitFor();
    }),
  ];
  const answer = await vitals();
  await context.close();
  return { ...answer, interactions };
}

/** The quantity's buttons appear after hydration. */
async function waitForHydration(page: Page) {
  await page.getByRole('button', { name: t.increase }).waitFor();
}

/** JavaScript loaded before the first interaction, without the scripts of every page. */
async function ownScript(browser: Browser): Promise<number> {
  const [known, all] = [await scriptsOf(browser, shell), await scriptsOf(browser, product)];
  const sizes = [...all]
    .filter((pathname) => !known.has(pathname))
    .map((pathname) => brotliCompressSync(readFileSync(client + pathname)).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function scriptsOf(browser: Browser, path: string): Promise<Set<string>> {
  const page = await browser.newPage(phone);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(shop.origin + path, { waitUntil: 'load' });
  await page.locator('html[data-application="ready"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.close();
  return scripts;
}
