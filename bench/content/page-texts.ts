import { XMLParser } from 'fast-xml-parser';

interface PageText {
  path: string;
  status: number;
  /** What a visitor reads, a text node a line. */
  lines: string[];
}

const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) });
const concurrency = 4;

/** Every so many-th address of all sitemaps. */
export async function sitemapAddresses(origin: string, sample: number): Promise<string[]> {
  const read = async (address: string): Promise<string[]> => {
    const { sitemapindex, urlset } = parser.parse(await (await fetch(address)).text());
    const entries: { loc: string }[] = sitemapindex?.sitemap ?? urlset?.url ?? [];
    return entries.map(({ loc }) => loc);
  };
  const all: string[] = [];
  for (const file of await read(`${origin}/sitemap.xml`)) {
    const addresses = await read(file);
    // content is what is compared: all of it
    const step = file.includes('pages') ? 1 : sample;
    all.push(...addresses.filter((_, index) => index % step === 0));
  }
  return all;
}

export async function readTexts(addresses: readonly string[]): Promise<PageText[]> {
  const pages: PageText[] = [];
  const waiting = addresses.entries();
  const reader = async () => {
    for (const [index, address] of waiting) {
      const answer = await fetch(address);
      const { status } = answer;
      const path = new URL(address).pathname;
      pages[index] = { path, status, lines: linesIn(await answer.text()) };
    }
  };
  await Promise.all(Array.from({ length: concurrency }, reader));
  return pages;
}

function linesIn(html: string): string[] {
  return html
    .replaceAll(/<(script|style|template|noscript)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

interface Difference {
  /** "- before" or "+ after". */
  text: string;
  pages: string[];
}

/** Lines that only one of two readings has, with the pages that show them. */
export function differencesOf(before: readonly PageText[], after: readonly PageText[]) {
  const found = new Map<string, string[]>();
  let same = 0;
  for (const [index, { path, lines }] of before.entries()) {
    const others = after[index]?.lines ?? [];
    if (lines.join('\n') === others.join('\n')) {
      same += 1;
      continue;
    }
    const [old, now] = [new Set(lines), new Set(others)];
    const changes = [
      ...lines.filter((line) => !now.has(line)).map((line) => `- ${line}`),
      ...others.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
    ];
    const named = changes.length > 0 ? changes : ['the same lines in another order'];
    for (const change of new Set(named)) found.set(change, [...(found.get(change) ?? []), path]);
  }
  const differences: Difference[] = [...found]
    .map(([text, pages]) => ({ text: text.slice(0, 160), pages }))
    .sort((a, b) => b.pages.length - a.pages.length);
  return { same, differences };
}
