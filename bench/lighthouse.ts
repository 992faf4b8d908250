// Lighthouse scores for accessibility, SEO, best practices and agents per page; fails below 100: `npm run bench lighthouse`.

import { chromium } from '@playwright/test';
import freePort from 'get-port';
import { sandboxOrigin } from '../e2e/support/addresses.ts';
import { browserArguments, browserPath } from '../e2e/support/browser.ts';
import { productOf } from '../e2e/support/cart.ts';
import { startShop } from '../e2e/support/running-shop.ts';
import { hrefsFor } from '../storefront/app/i18n/hrefs.ts';
import { allContent } from '../storefront/content/content-files.ts';
import { runLighthouse } from './support/lighthouse.ts';

const categories = ['accessibility', 'seo', 'best-practices', 'agentic-browsing'] as const;
const product = 'kernel-co-night-shift-espresso';
const href = hrefsFor('de');

interface BenchPage {
  path: string;
  /** Audits that do not apply, and why. */
  except?: Record<string, string>;
}

const pages: Record<string, BenchPage> = {
  home: { path: href.home() },
  collection: { path: href.collection(allContent.de.home.discover) },
  product: { path: href.product(product) },
  cart: {
    path: href.cart(),
    except: { 'is-crawlable': 'a cart is nobody else’s: it is not to be found' },
  },
  search: {
    path: href.search('espresso'),
    except: { 'is-crawlable': 'results are not to be found' },
  },
  article: { path: href.article('tutorials') },
};

const shop = await startShop({
  // only the production shop lets search engines in
  STAGE: 'production',
  // as in a real shop, something waits for consent
  PLATFORM_CONSENT_URL: `${sandboxOrigin}/consent-tracking.js`,
});
const port = await freePort();
const browser = await chromium.launch({
  executablePath: browserPath,
  args: [...browserArguments, `--remote-debugging-port=${port}`],
});
let isPerfect = true;
try {
  const cookie = await filledCart();
  for (const [name, page] of Object.entries(pages)) {
    isPerfect = (await measure(name, page, cookie)) && isPerfect;
  }
} finally {
  await browser.close();
  await shop.stop();
}
process.exit(isPerfect ? 0 : 1);

async function measure(name: string, { path, except = {} }: BenchPage, cookie: string) {
  const lhr = await runLighthouse(shop.origin + path, {
    port,
    categories,
    skippedAudits: Object.keys(except),
    ...(name === 'cart' && { headers: { Cookie: cookie } }),
    config: 'lighthouse/core/config/agentic-browsing-config.js',
  });
  const marks = categories.map((category) => {
    const score = Math.round((lhr.categories[category]?.score ?? 0) * 100);
    return { category, score };
  });
  console.log(
    `${name.padEnd(11)} ${marks.map(({ category, score }) => `${category} ${score}`).join(', ')}`,
  );
  for (const [audit, reason] of Object.entries(except)) {
    console.log(`            without ${audit}: ${reason}`);
  }
  for (const { id, score, title, details } of Object.values(lhr.audits)) {
    if (score === null || score === 1) continue;
    console.log(`            ${id} ${score}: ${title}`);
    if (details?.items) console.log(JSON.stringify(details.items).slice(0, 600));
  }
  return marks.every(({ score }) => score === 100);
}

/** The cookie of a visitor with something in the cart. */
async function filledCart(): Promise<string> {
  const { variant } = await productOf(product, 'de');
  const response = await fetch(`${shop.origin}${href.cart()}/data`, {
    method: 'POST',
    headers: { origin: shop.origin },
    body: new URLSearchParams({ intent: 'add', variant, quantity: '1', plan: '' }),
  });
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
}
