// What a first visit loads: JavaScript before and after the load event, fonts, styles, elements, data: `npm run bench light`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, browserPath } from '../e2e/support/browser.ts';
import { startShop } from '../e2e/support/running-shop.ts';
import { hrefsFor } from '../storefront/app/i18n/hrefs.ts';
import { applicationReady } from '../storefront/app/ui/application-ready.ts';
import { allContent } from '../storefront/content/content-files.ts';

const client = fileURLToPath(new URL('../storefront/build/client', import.meta.url));

/**
 * Brotli bytes, fonts as they are. Above a bar: today's figure, so that it does not grow (docs/performance.md), and up to
 * 0.7 kB of room: builds of the same sources differ by 0.1 kB.
 */
const limits = {
  /** Executed until the load event: the starter and React Router's inline scripts. */
  beforeLoad: 10_000,
  /** Scripts loaded without an interaction; bar 112,000. React and React Router are 95,400 of it. */
  inTotal: 125_000,
  /** Their files. */
  files: 12,
  /** Loader data, which is not code; a listing's filters are most of it. */
  data: 4_500,
  fonts: 55_000,
  styles: 16_000,
  /** Of the document at its load event; a listing has 48 cards; bar 2,200. */
  elements: 2_330,
  /** Preloaded fonts and pictures that the first screen does not use; bar 0. */
  idlePreloads: 2,
};

/** Of single pages, above a bar. */
const exceptions: Record<string, Partial<typeof limits>> = {
  /** Bars 116,000, 6,000 and 16,000. */
  collection: { inTotal: 129_500, data: 5_000, styles: 16_400 },
  /** Bars 128,000, 12 and 16,000. */
  product: { inTotal: 138_500, files: 13, styles: 19_800 },
  /** Bars 128,000 and 12. */
  cart: { inTotal: 145_000, files: 17 },
  /** Bars 112,000 and 16,000. */
  content: { inTotal: 125_500, styles: 16_200 },
  /** Bars 112,000 and 12. */
  'not found': { inTotal: 125_500, files: 14 },
};

const limitNames = Object.keys(limits) as (keyof typeof limits)[];
/** For the longest task, which has no limit; CI counts bytes and elements. */
const cpuSlowdown = process.env.CI ? 1 : 4;

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

type Measured = Record<keyof typeof limits, number> & { longestTask: number };

const brotli = (text: string | Buffer) => brotliCompressSync(text).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

async function measure(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const files = new Map<string, number>();
  const others = { font: new Map<string, number>(), stylesheet: new Map<string, number>() };
  page.on('request', (request) => {
    const type = request.resourceType();
    const { pathname } = new URL(request.url());
    if (type === 'script') files.set(pathname, brotli(readFileSync(client + pathname)));
    if (type === 'font') others.font.set(pathname, readFileSync(client + pathname).length);
    if (type === 'stylesheet')
      others.stylesheet.set(pathname, brotli(readFileSync(client + pathname)));
  });
  await page.addInitScript(recordAfterLoad, applicationReady);
  await page.goto(address);
  // not by a locator: Playwright's own code for those would be the longest task
  await devtools.send('Runtime.evaluate', { expression: 'applicationStarted', awaitPromise: true });
  // what hydrates after the first part of the page, and what is loaded on idle
  await page.waitForLoadState('networkidle');
  const { inline, data, early, longestTask, elements, idlePreloads } = await readRecord(page);
  await context.close();
  return {
    beforeLoad: brotli(inline.join('\n')) + sum(early.map((path) => files.get(path) ?? 0)),
    inTotal: sum(files.values()),
    files: files.size,
    data: brotli(data),
    fonts: sum(others.font.values()),
    styles: sum(others.stylesheet.values()),
    elements,
    idlePreloads,
    longestTask,
  };
}

/** Runs in the page before anything of its own. */
function recordAfterLoad(readyEvent: string) {
  const record = { early: [] as string[], longestTask: 0, elements: 0 };
  Reflect.set(window, 'record', record);
  const started = new Promise<void>((resolve) => {
    addEventListener(readyEvent, () => resolve(), { once: true });
  });
  Reflect.set(window, 'applicationStarted', started);
  addEventListener('load', () => {
    record.early = performance
      .getEntriesByType('resource')
      .filter((entry) => /\/assets\/.*\.js$/.test(entry.name))
      .map((entry) => new URL(entry.name).pathname);
    record.elements = document.querySelectorAll('*').length;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        record.longestTask = Math.max(record.longestTask, duration);
      }
    }).observe({ type: 'longtask' });
  });
}

function readRecord(page: Page) {
  return page.evaluate(() => {
    const record: { early: string[]; longestTask: number; elements: number } = Reflect.get(
      window,
      'record',
    );
    // not at the load event: it would lay out the page in the same task
    const shown = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    const fonts = performance.getEntriesByType('resource').map(({ name }) => name);
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    const idlePreloads = preloads.filter(({ as, href, imageSrcset }) =>
      as === 'image'
        ? !shown.some(({ src, srcset }) => src === href || srcset === imageSrcset)
        : !fonts.includes(href),
    ).length;
    const scripts = [...document.scripts]
      .filter(({ src, type }) => src === '' && (type === '' || type === 'module'))
      .map(({ text }) => text);
    // React Router's stream
    const isData = (text: string) => text.includes('streamController.enqueue(');
    const inline = scripts.filter((text) => !isData(text));
    const data = scripts.filter(isData).join('\n');
    return { ...record, idlePreloads, inline, data };
  });
}

const shop = await startShop();
const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
let isLight = true;
try {
  for (const [name, path] of Object.entries(pages)) {
    const found = await measure(browser, shop.origin + path);
    const allowed = { ...limits, ...exceptions[name] };
    const exceeded = limitNames.filter((limit) => found[limit] > allowed[limit]);
    isLight &&= exceeded.length === 0;
    console.log(
      `${exceeded.length === 0 ? 'ok      ' : 'TOO MUCH'} ${name.padEnd(10)} before load ${kB(found.beforeLoad)} and ` +
        `${kB(found.data)} of data, in total ${kB(found.inTotal)} in ${found.files} files, ` +
        `longest task after load ${Math.round(found.longestTask)} ms, fonts ${kB(found.fonts)}, ` +
        `styles ${kB(found.styles)}, ${found.elements} elements, ${found.idlePreloads} idle preloads` +
        (exceeded.length > 0 ? `; too much: ${exceeded.join(', ')}` : ''),
    );
  }
} finally {
  await browser.close();
  await shop.stop();
}
console.log(`allowed: ${limitNames.map((limit) => `${limit} ${limits[limit]}`).join(', ')}`);
process.exit(isLight ? 0 : 1);
