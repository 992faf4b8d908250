// JavaScript of a first visit compared with the bare framework: `npm run bench:budget`.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../e2e/support/browser.ts';
import { startShop } from '../e2e/support/running-shop.ts';
import { hrefsFor } from '../storefront/app/i18n/hrefs.ts';
import { allContent } from '../storefront/content/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const clientOfShop = `${root}storefront/build/client`;
const clientOfBareApp = `${root}bench/bare/build/client`;

/** Bytes beyond the bare framework that every page may cost. */
// 8,000 until the header returned on narrow screens, touch got its bar and missing chunks a retry; to fall with late start
const shellBudget = 9_000;

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

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

/** An empty application with the same versions: its only page loads all of its scripts. */
function bareFramework(): number {
  execFileSync('npx', ['react-router', 'build'], { cwd: `${root}bench/bare`, stdio: 'ignore' });
  const assets = `${clientOfBareApp}/assets`;
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return sum(scripts.map((name) => brotli(`${assets}/${name}`)));
}

/** The scripts a browser loads without any interaction, by URL. */
async function scriptsOf(browser: Browser, address: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const { pathname } = new URL(request.url());
    scripts.set(pathname, brotli(clientOfShop + pathname));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return scripts;
}

const bare = bareFramework();
const shop = await startShop();
const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
const measured: { name: string; scripts: Map<string, number> }[] = [];
try {
  for (const [name, path] of Object.entries(pages)) {
    measured.push({ name, scripts: await scriptsOf(browser, shop.origin + path) });
  }
} finally {
  await browser.close();
  await shop.stop();
}

const [first, ...others] = measured.map(({ scripts }) => scripts);
const everywhere = [...(first ?? [])].filter(([path]) => others.every((page) => page.has(path)));
const shell = sum(everywhere.map(([, size]) => size));
const beyond = shell - bare;

console.log(`bare framework  ${kB(bare)}`);
console.log(`on every page   ${kB(shell)} in ${everywhere.length} files`);
for (const { name, scripts } of measured) {
  const total = sum(scripts.values());
  console.log(
    `${name.padEnd(15)} ${kB(total)} in ${scripts.size} files, ${kB(total - shell)} its own`,
  );
}
const withinBudget = first !== undefined && beyond <= shellBudget;
console.log(
  `${withinBudget ? 'ok' : 'TOO MUCH'}: the shell adds ${kB(beyond)} to the framework, ${kB(shellBudget)} are allowed`,
);
process.exit(withinBudget ? 0 : 1);
