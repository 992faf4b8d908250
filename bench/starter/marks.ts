// Lighthouse marks of the built shop's main kinds of pages, as JSON: the median of three visits each, in turns.
import { chromium } from '@playwright/test';
import freePort from 'get-port';
import { languages } from '#shop/languages.ts';
import { browserArguments, browserPath } from '../../e2e/support/browser.ts';
import { startShop } from '../../e2e/support/running-shop.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { runLighthouse } from '../support/lighthouse.ts';
import { median } from '../support/median.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const visits = 3;

const [language] = languages;
const href = hrefsFor(language);
const listing = href.collection(allContent[language].home.discover);

const shop = await startShop({ STAGE: 'production' });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: browserPath,
  args: [...browserArguments, `--remote-debugging-port=${port}`],
});
try {
  const html = await (await fetch(shop.origin + listing)).text();
  const product = /href="([^"?#]*\/p\/[^"?#]+)"/.exec(html)?.[1];
  if (product === undefined) throw new Error(`${listing} has no product`);
  const pages = { home: href.home(), listing, product };
  const found: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(pages)) {
    await fetch(shop.origin + path);
    const reports: Awaited<ReturnType<typeof runLighthouse>>[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      reports.push(await runLighthouse(shop.origin + path, { port, categories }));
    }
    found[name] = Object.fromEntries(
      categories.map((category) => [
        category,
        Math.round(100 * median(reports.map((one) => one.categories[category]?.score ?? 0))),
      ]),
    );
  }
  console.log(JSON.stringify(found));
} finally {
  await browser.close();
  await shop.stop();
}
