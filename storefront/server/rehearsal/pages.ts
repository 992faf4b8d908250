import { languages } from '#shop/languages.ts';
import { type Finding, failed, ok, warning } from '../doctor/check.ts';
import type { Page, Visitor } from './visitor.ts';

interface Kind {
  name: string;
  /** Undefined where the sitemaps name none. */
  pathIn(language: string): string | undefined;
  isIndexed?: boolean;
}

/** One page of every kind in every language, as the sitemaps name them, and what machines read. */
export async function walkPages(visitor: Visitor, isProduction: boolean): Promise<Finding[]> {
  const listed = await sitemapPaths(visitor);
  const first = (letter: string) => (language: string) =>
    listed.find((path) => path.startsWith(`/${language}/${letter}/`));
  const below = (path: string) => (language: string) => `/${language}/${path}`;
  const kinds: Kind[] = [
    { name: 'home page', pathIn: (language) => `/${language}`, isIndexed: true },
    { name: 'collection', pathIn: first('c'), isIndexed: true },
    { name: 'product', pathIn: first('p'), isIndexed: true },
    { name: 'page', pathIn: first('e'), isIndexed: true },
    { name: 'article', pathIn: first('a'), isIndexed: true },
    { name: 'brands', pathIn: below('brands'), isIndexed: true },
    { name: 'search', pathIn: below('search?q=a') },
    { name: 'cart page', pathIn: below('cart') },
    { name: 'withdrawal', pathIn: below('withdrawal') },
    { name: 'delivery country', pathIn: below('delivery-country') },
  ];
  const findings: Finding[] = [];
  for (const { name, pathIn, isIndexed = false } of kinds) {
    findings.push(
      ...(await walkLanguages(name, pathIn, (page, language) =>
        problemOf(page, language, isProduction && isIndexed),
      )),
    );
  }
  const feed = (language: string) => `/feeds/google-${language}.xml`;
  findings.push(...(await walkLanguages('product feed', feed, statusProblem)));
  for (const name of ['robots.txt', 'sitemap.xml', 'llms.txt']) {
    const problem = statusProblem(await visitor.open(`/${name}`));
    findings.push(problem ? failed(name, problem) : ok(name, 'is there'));
  }
  findings.push(...(await walkOldAddresses(visitor, listed)));
  return findings;

  /** One line for all languages, and one for each that has a problem. */
  async function walkLanguages(
    name: string,
    pathIn: Kind['pathIn'],
    problemIn: (page: Page, language: string) => string | null,
  ): Promise<Finding[]> {
    const good: string[] = [];
    const others: Finding[] = [];
    for (const language of languages) {
      const path = pathIn(language);
      if (!path) {
        others.push(warning(name, `the sitemaps name none in ${language}`));
        continue;
      }
      const page = await visitor.open(path);
      const problem = problemIn(page, language);
      if (problem) others.push(failed(name, `${path}: ${problem}`));
      else good.push(`${path} (${page.milliseconds} ms)`);
    }
    return [...others, ...(good.length > 0 ? [ok(name, good.join(', '))] : [])];
  }
}

const statusProblem = ({ status }: Page) => (status === 200 ? null : `status ${status}`);

function problemOf(page: Page, language: string, isIndexed: boolean): string | null {
  const { text, headers } = page;
  const isHidden = headers.get('x-robots-tag')?.includes('noindex') ?? false;
  if (statusProblem(page)) return statusProblem(page);
  if (!text.includes(`<html lang="${language}"`)) return `is not in ${language}`;
  if (!/<title>[^<]+<\/title>/.test(text)) return 'has no title';
  return isIndexed && isHidden ? 'search engines may not index it' : null;
}

/** A theme's address of a product leads to its page, and what does not exist is a 404. */
async function walkOldAddresses(visitor: Visitor, listed: string[]): Promise<Finding[]> {
  const product = listed.find((path) => path.includes('/p/'));
  const handle = product?.split('/').at(-1);
  const [language = ''] = languages;
  const old = handle ? await visitor.open(`/${language}/products/${handle}`) : null;
  const missing = await visitor.open(`/${language}/e/rehearsal-missing`);
  return [
    ...(old
      ? [
          old.status === 200 && old.redirects === 1
            ? ok('old address', `/products/${handle} leads to ${old.address}`)
            : failed(
                'old address',
                `/products/${handle}: ${old.redirects} redirects, ${old.status}`,
              ),
        ]
      : []),
    missing.status === 404
      ? ok('missing page', '404')
      : failed('missing page', `status ${missing.status} instead of 404`),
  ];
}

async function sitemapPaths(visitor: Visitor): Promise<string[]> {
  const index = locationsIn((await visitor.open('/sitemap.xml')).text);
  const paths: string[] = [];
  for (const path of index) paths.push(...locationsIn((await visitor.open(path)).text));
  return paths;
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
}
