import { languages } from '#shop/languages.ts';
import { type Finding, failed, ok, warning } from '../doctor/check.ts';
import type { Page, Visitor } from './visitor.ts';

interface Wanted {
  name: string;
  path: string;
  language?: string;
}

const kinds = { collection: 'c', product: 'p', page: 'e', article: 'a' };

/** One page of every kind in every language, as the sitemaps name them, and what machines read. */
export async function walkPages(visitor: Visitor, isIndexed: boolean): Promise<Finding[]> {
  const listed = await sitemapPaths(visitor);
  const wanted: Wanted[] = languages.flatMap((language) => [
    { name: `home ${language}`, path: `/${language}`, language },
    ...Object.entries(kinds).map(([kind, letter]) => ({
      name: `${kind} ${language}`,
      path: listed.find((path) => path.startsWith(`/${language}/${letter}/`)) ?? '',
      language,
    })),
    ...['brands', 'search?q=a', 'cart', 'withdrawal', 'delivery-country'].map((path) => ({
      ...{
        name: `${path.replace(/\?.*/, '')} ${language}`,
        path: `/${language}/${path}`,
        language,
      },
    })),
    { name: `feed ${language}`, path: `/feeds/google-${language}.xml` },
  ]);
  const machines: Wanted[] = ['robots.txt', 'sitemap.xml', 'llms.txt'].map((name) => ({
    ...{ name, path: `/${name}` },
  }));
  const findings: Finding[] = [];
  for (const { name, path, language } of [...wanted, ...machines]) {
    const title = `page ${name}`;
    if (!path) findings.push(warning(title, 'the sitemaps name none'));
    else {
      const page = await visitor.open(path);
      const problem = problemOf(page, language, isIndexed && !/cart|withdrawal|country/.test(path));
      findings.push(
        problem
          ? failed(title, `${path}: ${problem}`)
          : ok(title, `${path}, ${page.milliseconds} ms`),
      );
    }
  }
  findings.push(...(await walkOldAddresses(visitor, listed)));
  return findings;
}

function problemOf(
  { status, text, headers }: Page,
  language: string | undefined,
  isIndexed: boolean,
) {
  if (status !== 200) return `status ${status}`;
  if (!language) return null;
  const isSearch = headers.get('x-robots-tag')?.includes('noindex') ?? false;
  if (!text.includes(`<html lang="${language}"`)) return `is not in ${language}`;
  if (!/<title>[^<]+<\/title>/.test(text)) return 'has no title';
  return isIndexed && isSearch ? 'search engines may not index it' : null;
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
