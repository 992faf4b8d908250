// JavaScript of a first visit, before and after the load event: `npm run bench:light`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, browserPath } from '../e2e/support/browser.ts';
import { startShop } from '../e2e/support/running-shop.ts';
import { applicationReady } from '../e2e/support/scripts-at-work.ts';
import { hrefsFor } from '../storefront/app/i18n/hrefs.ts';
import { allContent } from '../storefront/content/index.ts';

const client = fileURLToPath(new URL('../storefront/build/client', import.meta.url));

/** Brotli bytes that a page may execute until its load event: the starter and React Router's inline scripts. */
const budgetBeforeLoad = 10_000;
/** Brotli bytes of all scripts that a page loads without an interaction. */
// 95 kB of it are React and React Router; 110 kB is the aim
const budgetInTotal = 155_000;

const cpuSlowdown = 4;

const href = hrefsFor('de');
const { home, footer } = allContent.de;
const pages = {
  home: href.home(),
  collection: href.collection(home.discover),
  product: href.product('kernel-co-night-shift-espresso'),
  brands: href.brands(),
  cart: href.cart(),
  content: footer.shippingCosts,
  'not found': `${href.home()}/nowhere`,
};

interface Measured {
  beforeLoad: number;
  inTotal: number;
  files: number;
  /** Loader data in inline scripts, which is not code. */
  data: number;
  longestTask: number;
}

const brotli = (text: string | Buffer) => brotliCompressSync(text).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

async function measure(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const files = new Map<string, number>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const { pathname } = new URL(request.url());
    files.set(pathname, brotli(readFileSync(client + pathname)));
  });
  await page.addInitScript(recordAfterLoad);
  await page.goto(address);
  await applicationReady(page);
  // what hydrates after the first part of the page, and what is loaded on idle
  await page.waitForLoadState('networkidle');
  const { inline, early, longestTask } = await readRecord(page);
  const data = inline.filter((script) => script.includes('streamController.enqueue('));
  const code = inline.filter((script) => !data.includes(script));
  await context.close();
  return {
    beforeLoad: brotli(code.join('\n')) + sum(early.map((path) => files.get(path) ?? 0)),
    inTotal: sum(files.values()),
    files: files.size,
    data: data.length > 0 ? brotli(data.join('\n')) : 0,
    longestTask,
  };
}

/** Runs in the page before anything of its own. */
function recordAfterLoad() {
  const record = { early: [] as string[], longestTask: 0 };
  Reflect.set(window, 'record', record);
  addEventListener('load', () => {
    record.early = performance
      .getEntriesByType('resource')
      .filter((entry) => /\/assets\/.*\.js$/.test(entry.name))
      .map((entry) => new URL(entry.name).pathname);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        record.longestTask = Math.max(record.longestTask, duration);
      }
    }).observe({ type: 'longtask' });
  });
}

function readRecord(page: Page) {
  return page.evaluate(() => {
    const record: { early: string[]; longestTask: number } = Reflect.get(window, 'record');
    const inline = [...document.scripts]
      .filter(({ src, type }) => src === '' && (type === '' || type === 'module'))
      .map(({ text }) => text);
    return { ...record, inline };
  });
}

const shop = await startShop();
const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
let isLight = true;
try {
  for (const [name, path] of Object.entries(pages)) {
    const { beforeLoad, inTotal, files, data, longestTask } = await measure(
      browser,
      shop.origin + path,
    );
    const fits = beforeLoad <= budgetBeforeLoad && inTotal <= budgetInTotal;
    isLight &&= fits;
    console.log(
      `${fits ? 'ok      ' : 'TOO MUCH'} ${name.padEnd(10)} before load ${kB(beforeLoad)} and ${kB(data)} of data, ` +
        `in total ${kB(inTotal)} in ${files} files, longest task after load ${Math.round(longestTask)} ms`,
    );
  }
} finally {
  await browser.close();
  await shop.stop();
}
console.log(`allowed: ${kB(budgetBeforeLoad)} before load, ${kB(budgetInTotal)} in total`);
process.exit(isLight ? 0 : 1);
