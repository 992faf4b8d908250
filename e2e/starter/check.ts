// Reads every page of the neutral shop with a module on another catalogue: all of its sitemaps and what they link to, its
// feeds and texts for machines, and the code that was built for it, and buys in each language: `npm run e2e starter`.
import { globSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { languages } from '#shop/languages.ts';
import { browserArguments, browserPath } from '../support/browser.ts';
import { startShop } from '../support/running-shop.ts';
import { buy } from './buy.ts';
import { demoNameIn, tradeWordIn } from './trade-words.ts';

/** Of the planting calendar, by language, on the page of a product that has one. */
const headings = { en: 'When to do it', fr: 'À quel moment' };
const plannedProduct = 'rosenschere-erna';
/** Only code of the coffee module has these. */
const moduleCode = /flavour_profile|roast_date|drinking_window|plunger-press/;

interface Page {
  status: number;
  text: string;
  isHtml: boolean;
  /** The page that links to it. */
  from: string;
}

const shop = await startShop();
const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
try {
  for (const language of languages) {
    await buy(browser, shop.origin, language, plannedProduct);
    console.log(`starter: bought in ${language}`);
  }
  const pages = await readAll([
    '/sitemap.xml',
    '/llms.txt',
    '/agents.md',
    '/robots.txt',
    ...languages.flatMap((language) => [
      `/${language}`,
      `/${language}/cart`,
      `/${language}/search`,
    ]),
    ...languages.flatMap((language) => [`/feeds/google-${language}.xml`, `/${language}/missing`]),
  ]);
  const problems = [
    ...[...pages].flatMap(([path, page]) => problemsOf(path, page)),
    ...calendarProblems(pages),
    ...builtProblems(),
    ...themeProblems(),
  ];
  const listed = [...pages.values()].filter(({ from }) => from.startsWith('/sitemap')).length;
  console.log(
    `starter: ${pages.size} pages, ${listed} of them in sitemaps, ${problems.length} problems`,
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.stop();
}

async function readAll(first: string[]): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const waiting = first.map((path) => ({ path, from: 'the start' }));
  for (const { path, from } of waiting) {
    if (pages.has(path)) continue;
    const response = await fetch(shop.origin + path);
    const type = response.headers.get('content-type') ?? '';
    const text = /text|xml|json/.test(type) ? await response.text() : '';
    const isHtml = type.includes('text/html');
    pages.set(path, { status: response.status, text, isHtml, from });
    const links = isHtml ? linksOf(text) : path.startsWith('/sitemap') ? locationsOf(text) : [];
    waiting.push(...links.map((link) => ({ path: link, from: path })));
  }
  return pages;
}

/** Addresses of the shop, without those that only filter or sort. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  return [...new Set(links)];
}

/** Of a sitemap, or of the list of sitemaps. */
function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .flatMap((address) => (address.startsWith('http') ? [new URL(address).pathname] : []));
}

function problemsOf(path: string, { status, text, isHtml, from }: Page): string[] {
  const visible = isHtml
    ? text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<(?!meta)[^>]+>/g, ' ')
    : text;
  const word = tradeWordIn(visible) ?? demoNameIn(visible);
  const isDead = status >= 400 && !path.endsWith('/missing');
  return [
    ...(isDead ? [`${path} is ${status}, linked from ${from}`] : []),
    ...(word ? [`${path} says "${word}"`] : []),
  ];
}

/** The module of this shop has to show its section, in the page's language. */
function calendarProblems(pages: Map<string, Page>): string[] {
  return Object.entries(headings).flatMap(([language, heading]) => {
    const path = `/${language}/p/${plannedProduct}`;
    return pages.get(path)?.text.includes(heading) ? [] : [`${path} has no "${heading}"`];
  });
}

/** The stylesheets have the colours of this shop, not those of the demo. */
function themeProblems(): string[] {
  const tokens = readFileSync(new URL(import.meta.resolve('#shop/theme/tokens.css')), 'utf8');
  const [, colour = ''] = /--teal-700: (#\w{6});/.exec(tokens) ?? [];
  const built = new URL('../../storefront/build/client/', import.meta.url);
  const isThere = globSync('**/*.css', { cwd: built }).some((file) =>
    readFileSync(new URL(file, built), 'utf8').includes(colour),
  );
  return isThere && colour !== '' ? [] : [`no stylesheet has the colour ${colour} of the theme`];
}

/** What browsers and the server run: code and texts of the shop alone. Mails and feeds are written by the server's. */
function builtProblems(): string[] {
  const built = new URL('../../storefront/build/', import.meta.url);
  return globSync('**/*.{js,css,svg,webmanifest}', { cwd: built }).flatMap((file) => {
    const text = readFileSync(new URL(file, built), 'utf8');
    // the server knows the demo's names, so that none goes live
    const name = file.startsWith('client/') ? demoNameIn(text) : null;
    const found = moduleCode.exec(text)?.[0] ?? tradeWordIn(text) ?? name;
    return found ? [`build/${file} has "${found}"`] : [];
  });
}
