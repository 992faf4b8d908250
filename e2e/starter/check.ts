// Reads every page of the neutral shop on another catalogue, from its home pages on: `npm run e2e starter`.
import { languages } from '#shop/languages.ts';
import { startShop } from '../support/running-shop.ts';

/** Of the demo's trade, in the starter's languages. */
const tradeWords = /\b(coffees?|espresso|roast(er|ed|s)?|brew(ing)?|grinders?|kaffee\w*|cafés?)\b/i;

interface Page {
  status: number;
  html: string;
  /** The page that links to it. */
  from: string;
}

const shop = await startShop();
try {
  const pages = await readAll(languages.map((language) => `/${language}`));
  const problems = [...pages].flatMap(([path, page]) => problemsOf(path, page));
  console.log(`starter: ${pages.size} pages, ${problems.length} problems`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await shop.stop();
}

async function readAll(first: string[]): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const waiting = first.map((path) => ({ path, from: 'the start' }));
  for (const { path, from } of waiting) {
    if (pages.has(path)) continue;
    const response = await fetch(shop.origin + path);
    const isHtml = response.headers.get('content-type')?.includes('text/html');
    const html = isHtml ? await response.text() : '';
    pages.set(path, { status: response.status, html, from });
    waiting.push(...linksOf(html).map((link) => ({ path: link, from: path })));
  }
  return pages;
}

/** Addresses of the shop, without those that only filter or sort. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  return [...new Set(links)];
}

function problemsOf(path: string, { status, html, from }: Page): string[] {
  const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<(?!meta)[^>]+>/g, ' ');
  const word = tradeWords.exec(text)?.[0];
  return [
    ...(status < 400 ? [] : [`${path} is ${status}, linked from ${from}`]),
    ...(word ? [`${path} says "${word}"`] : []),
  ];
}
