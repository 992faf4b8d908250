import { sandboxOrigin } from '../../e2e/support/addresses.ts';
import { startShop } from '../../e2e/support/running-shop.ts';
import { readCatalogueVariants } from './catalogue-variants.ts';
import { type FeedOffer, readGoogleFeed, readIdealoFeed } from './feed-offers.ts';
import { type PageOffer, readPageOffer } from './page-offer.ts';
import { gtinProblems, listProblems, pageProblems } from './problems.ts';

// Compares the feeds of the demo shop with its catalogue, and each offer with its page and the page's JSON-LD.
// FEEDS_SAMPLE=20 opens every twentieth page; the lists are always compared as a whole.

/** Opens one in this many pages. */
const sample = Number(process.env.FEEDS_SAMPLE ?? 1);
const concurrency = 4;
const shownProblems = 40;

type Read = { page: PageOffer } | { problem: string };

async function readPage(url: string): Promise<Read> {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  if (response.status !== 200) return { problem: `${url} answers ${response.status}` };
  try {
    return { page: readPageOffer(html, url) };
  } catch (error) {
    return { problem: `${url} ${error instanceof Error ? error.message : error}` };
  }
}

async function feed(path: string): Promise<string> {
  const response = await fetch(shop.origin + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

/** Compares each offer of the sample with its page. */
async function comparePages<Offer extends Omit<FeedOffer, 'availability'>>(
  offers: readonly Offer[],
  variantOf: (offer: Offer) => string,
): Promise<{ opened: number; problems: string[] }> {
  const waiting = offers.filter((_, index) => index % sample === 0).values();
  const problems: string[] = [];
  let opened = 0;
  const reader = async () => {
    for (const offer of waiting) {
      const read = await readPage(offer.url);
      opened += 1;
      if ('problem' in read) problems.push(read.problem);
      else problems.push(...pageProblems(offer, variantOf(offer), read.page));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, reader));
  return { opened, problems };
}

const shop = await startShop();
try {
  const variants = await readCatalogueVariants(sandboxOrigin);
  const deliverable = [...variants].filter(([, { available }]) => available);
  const idsBySku = new Map([...variants].map(([id, { sku }]) => [sku ?? id, id]));
  const rows: Record<string, string | number>[] = [];
  const problems: string[] = [];
  const add = (name: string, offers: number, opened: number, found: string[]) => {
    rows.push({ feed: name, offers, pages: opened, problems: found.length });
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  };
  for (const language of ['de', 'en', 'da']) {
    const path = `/feeds/google-${language}.xml`;
    const offers = readGoogleFeed(await feed(path), language);
    const { opened, problems: differing } = await comparePages(offers, ({ id }) => id);
    const ids = offers.map(({ id }) => id);
    add(path, offers.length, opened, [
      ...listProblems(ids, new Set(variants.keys())),
      ...offers.flatMap(gtinProblems),
      ...differing,
    ]);
  }
  const offers = readIdealoFeed(await feed('/feeds/idealo-de.csv'));
  const ids = offers.map(({ id }) => idsBySku.get(id) ?? id);
  const { opened, problems: differing } = await comparePages(
    offers,
    ({ id }) => idsBySku.get(id) ?? id,
  );
  add('/feeds/idealo-de.csv', offers.length, opened, [
    ...listProblems(ids, new Set(deliverable.map(([id]) => id))),
    ...offers.flatMap(gtinProblems),
    ...differing,
  ]);
  console.table(rows);
  for (const problem of problems.slice(0, shownProblems)) console.log(problem);
  console.log(`${variants.size} variants, ${problems.length} problems`);
  process.exitCode = variants.size > 0 && problems.length === 0 ? 0 : 1;
} finally {
  await shop.stop();
}
