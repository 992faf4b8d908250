import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { startShop } from '../../e2e/support/running-shop.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';
import { seoProblems } from './problems.ts';

// Crawls the sitemap of the demo shop; fails on SEO problems.
// SEO_SAMPLE=20 reads about every twentieth page with its translations.

const repeated = ['url', 'sitemap', 'xhtml:link'];
const parser = new XMLParser({
  isArray: (name) => repeated.includes(name),
  ignoreAttributes: false,
  attributeNamePrefix: '',
});
/** Reads one in this many pages. */
const sample = Number(process.env.SEO_SAMPLE ?? 1);
/** Reads the sitemaps that this is part of the name of, such as `pages`. */
const part = process.argv[2] ?? '';
const concurrency = 4;
const shownProblems = 40;

interface Entry {
  loc: string;
  'xhtml:link'?: { hreflang: string; href: string }[];
}

async function locations(address: string): Promise<string[]> {
  const { sitemapindex, urlset } = parser.parse(await (await fetch(address)).text());
  const entries: Entry[] = sitemapindex?.sitemap ?? urlset?.url.filter(isInSample) ?? [];
  return entries.map(({ loc }) => loc);
}

/** Translations share their x-default, so they are sampled together. */
function isInSample(entry: Entry): boolean {
  const standard = entry['xhtml:link']?.find(({ hreflang }) => hreflang === 'x-default');
  return (
    createHash('md5')
      .update(standard?.href ?? entry.loc)
      .digest()
      .readUInt32BE() %
      sample ===
    0
  );
}

async function readAll(addresses: readonly string[]): Promise<PageFacts[]> {
  const waiting = addresses.values();
  const pages: PageFacts[] = [];
  const reader = async () => {
    for (const address of waiting) pages.push(await readPageFacts(address));
  };
  await Promise.all(Array.from({ length: concurrency }, reader));
  return pages;
}

const shop = await startShop({ STAGE: 'production' });
try {
  const robots = await (await fetch(`${shop.origin}/robots.txt`)).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
  if (!index) throw new Error('robots.txt names no sitemap');
  const rows = [];
  const pages: PageFacts[] = [];
  for (const file of await locations(index)) {
    if (!file.includes(part)) continue;
    const read = await readAll(await locations(file));
    pages.push(...read);
    const types = new Set(read.flatMap(({ dataTypes }) => dataTypes));
    rows.push({ file: new URL(file).pathname, pages: read.length, data: [...types].join(', ') });
  }
  console.table(rows);
  const problems = seoProblems(pages);
  for (const problem of problems.slice(0, shownProblems)) console.log(problem);
  console.log(`${pages.length} pages, ${problems.length} problems`);
  process.exitCode = pages.length > 0 && problems.length === 0 ? 0 : 1;
} finally {
  await shop.stop();
}
