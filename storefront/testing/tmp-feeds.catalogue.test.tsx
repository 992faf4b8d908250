import { expect, test } from 'vitest';
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts';
import { readCatalogue } from '../../sandbox/catalogue-format/read-catalogue.ts';
import { seed } from '../../sandbox/seed/seed.ts';
import { ask, createTestApp } from '../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../sandbox/testing/database.ts';
import type {} from '../../sandbox/testing/global-setup.ts';
import type { Platform } from '../app/commerce/platform.ts';
import { createDirectory } from '../app/commerce/directory.ts';
import { variantOffers } from '../app/commerce/variant-offers.ts';
import { googleFeed } from '../app/seo/google-feed.ts';
import { idealoFeed } from '../app/seo/idealo-feed.ts';
import { hrefsFor } from '../app/i18n/hrefs.ts';
import { readGoogleFeed, readIdealoFeed } from '../../bench/feeds/feed-offers.ts';
import { readPageOffer } from '../../bench/feeds/page-offer.ts';
import { gtinProblems, listProblems, pageProblems } from '../../bench/feeds/problems.ts';
import { structuredDataProblems } from '../../bench/seo/structured-data.ts';
import { readSitemapPages } from '../app/seo/sitemap-pages.ts';
import { renderPage } from './render-page.tsx';
const database = await createTestDatabase('empty');
await seed(database, await readCatalogue(await generateCatalogue()));
const app = await createTestApp(database);
const platform: Platform = {
  async send(operation, variables) {
    const plain: Record<string, unknown> = JSON.parse(JSON.stringify(variables));
    const { data, errors } = await ask<never>(app, operation.text, plain);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  },
};
const sample = Number(process.env.FEEDS_SAMPLE ?? 100);
async function* offersOf(language: 'de'|'en'|'da') {
  for await (const products of createDirectory(platform, 'https://platform.example').offerPages(language))
    yield products.filter((p) => !p.isGiftCard).flatMap((p) => variantOffers(p, hrefsFor(language)));
}
for (const language of ['de', 'en', 'da'] as const) {
  test(`feed ${language}`, async () => {
    const origin = 'https://shop.example';
    let xml = '';
    for await (const t of googleFeed(offersOf(language), { origin, language, today: new Date() })) xml += t;
    const offers = readGoogleFeed(xml);
    const rows = await database.selectFrom('variant').innerJoin('product', 'product.id', 'variant.product_id').select('variant.id').where('is_gift_card', '=', false).execute();
    const problems = [...listProblems(offers.map((o) => o.id), new Set(rows.map((r) => String(r.id)))), ...offers.flatMap(gtinProblems)];
    let opened = 0;
    for (const [i, offer] of offers.entries()) {
      if (i % sample) continue;
      opened += 1;
      const { status, html } = await renderPage(offer.url.slice(origin.length), platform);
      if (status !== 200) { problems.push(`${offer.url} ${status}`); continue; }
      try { problems.push(...pageProblems(offer, offer.id, readPageOffer(html, offer.url))); } catch (e) { problems.push(`${offer.url} ${e}`); }
    }
    let csv = '';
    if (language === 'de') {
      for await (const t of idealoFeed(offersOf(language), { origin })) csv += t;
      const list = readIdealoFeed(csv);
      console.log('idealo', list.length, list.slice(0, 2));
      for (const [i, offer] of list.entries()) {
        if (i % sample) continue;
        const { html } = await renderPage(offer.url.slice(origin.length), platform);
        const page = readPageOffer(html, offer.url);
        problems.push(...pageProblems(offer, page.variant, page));
      }
    }
    console.log(language, offers.length, rows.length, opened, problems.length, problems.slice(0, 20));
    expect(problems).toEqual([]);
  }, 600_000);
}

test('structured data of all page kinds', async () => {
  const directory = createDirectory(platform, 'https://platform.example');
  const problems: string[] = [];
  const kinds: Record<string, number> = {};
  for (const kind of ['products', 'collections', 'pages'] as const) {
    let i = 0;
    for await (const pages of readSitemapPages({ kind, language: 'de', number: 1 }, directory)) {
      for (const page of pages) for (const path of Object.values(page.paths)) {
        i += 1;
        if (i % (kind === 'products' ? 61 : kind === 'collections' ? 7 : 1)) continue;
        const { status, html } = await renderPage(path, platform);
        if (status !== 200) { problems.push(`${path} ${status}`); continue; }
        for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
          const graph = JSON.parse(json)['@graph'];
          for (const t of graph) kinds[t['@type']] = (kinds[t['@type']] ?? 0) + 1;
          problems.push(...structuredDataProblems(graph).map((p) => `${path} ${p}`));
        }
      }
    }
    console.log(kind, i);
  }
  console.log(kinds, problems.length, problems.slice(0, 20));
  expect(problems.slice(0, 30)).toEqual([]);
}, 900_000);
