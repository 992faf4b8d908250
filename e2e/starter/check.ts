// Reads every page of the neutral shop with a module on another catalogue, from its home pages on, and the code that was
// built for it: `npm run e2e starter`.
import { globSync, readFileSync } from 'node:fs';
import { languages } from '#shop/languages.ts';
import { startShop } from '../support/running-shop.ts';

/** Of the demo's trade, in the starter's languages. */
const tradeWords = /\b(coffees?|espresso|roast(er|ed|s)?|brew(ing)?|grinders?|kaffee\w*|cafés?)\b/i;

/** Of the planting calendar, by language, on the page of a product that has one. */
const headings = { en: 'When to do it', fr: 'À quel moment' };
const plannedProduct = 'rosenschere-erna';
/** Only code of the coffee module has these, not its texts. */
const moduleCode =
  /flavour_profile|roast_date|drinking_window|coffee\.(strength|brewers)|plunger-press/;

interface Page {
  status: number;
  html: string;
  /** The page that links to it. */
  from: string;
}

const shop = await startShop();
try {
  const pages = await readAll(languages.map((language) => `/${language}`));
  const problems = [
    ...[...pages].flatMap(([path, page]) => problemsOf(path, page)),
    ...calendarProblems(pages),
    ...builtProblems(),
  ];
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

/** The module of this shop has to show its section, in the page's language. */
function calendarProblems(pages: Map<string, Page>): string[] {
  return Object.entries(headings).flatMap(([language, heading]) => {
    const path = `/${language}/p/${plannedProduct}`;
    return pages.get(path)?.html.includes(heading) ? [] : [`${path} has no "${heading}"`];
  });
}

/** Browsers and server must have no code of a module that the shop does not list. */
function builtProblems(): string[] {
  const built = new URL('../../storefront/build/', import.meta.url);
  return globSync('**/*.js', { cwd: built }).flatMap((file) => {
    const [found] = moduleCode.exec(readFileSync(new URL(file, built), 'utf8')) ?? [];
    return found ? [`build/${file} has "${found}"`] : [];
  });
}
