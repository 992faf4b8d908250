import { renderToStaticMarkup } from 'react-dom/server';
import { languageFacts, languages } from '#shop/languages.ts';
import { componentNames } from '../../content/documents/component-names.ts';
import { documents } from '../../content/documents/documents.server.ts';
import { linksOfContent } from '../../content/links-of-content.ts';
import * as operations from '../commerce/operations/generated.ts';
import { everyPage } from '../commerce/platform/each-page.ts';
import type { Platform } from '../commerce/platform/platform.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { homeMarket } from '../i18n/market.ts';
import { createContentSource } from './content-source.ts';

/** A link of the shop's files or of its content to a product or a collection that the connected shop does not have. */
export interface DeadLink {
  language: Language;
  place: string;
  address: string;
}

/** Of menus, home page, footer and documents, in every language. */
export async function examineLinks(
  platform: Platform,
  hosts: readonly string[],
): Promise<DeadLink[]> {
  const source = createContentSource({
    platform,
    homePlatform: platform,
    hosts,
    onProblem: () => undefined,
  });
  const dead: DeadLink[] = [];
  for (const language of languages) {
    const known = await goodsIn(language, platform);
    const content = await source.content(homeMarket(language));
    const links = [
      ...linksOfContent(content, language).map(({ place, url }) => ({ place, address: url })),
      ...linksOfDocuments(language),
    ];
    for (const { place, address } of links) {
      const [path = ''] = address.split(/[?#]/);
      if (/^\/[\w-]+\/[cp]\//.test(path) && !known.has(path)) {
        dead.push({ language, place, address: path });
      }
    }
  }
  return dead;
}

async function goodsIn(language: Language, platform: Platform): Promise<Set<string>> {
  const code = languageFacts[language].code;
  const href = hrefsFor(language);
  const { sitemap } = await platform.send(operations.SitemapSize, {});
  const pages = Array.from({ length: sitemap.pagesCount?.count ?? 0 }, (_, index) => index + 1);
  const products = await Promise.all(
    pages.map(async (page) => {
      const answer = await platform.send(operations.SitemapProducts, { page, language: code });
      return answer.sitemap.resources?.items ?? [];
    }),
  );
  const collections = await everyPage(
    async (after) =>
      (await platform.send(operations.SitemapCollections, { after, language: code })).collections,
  );
  return new Set([
    ...products.flat().map(({ handle }) => href.product(handle)),
    ...collections.map(({ handle }) => href.collection(handle)),
  ]);
}

/** Rendered with empty components: only the links of the texts matter. */
const components = Object.fromEntries(componentNames.map((name) => [name, 'span']));

function linksOfDocuments(language: Language): { place: string; address: string }[] {
  const href = hrefsFor(language);
  return documents
    .filter((document) => document.language === language)
    .flatMap(({ section, key, frontMatter, Text }) => {
      const html = renderToStaticMarkup(<Text components={components} />);
      const { products = [], collection } = frontMatter;
      const addresses = [
        ...[...html.matchAll(/href="(\/[^"]*)"/g)].map(([, url = '']) => url),
        ...products.map((handle) => href.product(handle)),
        ...(collection ? [href.collection(collection)] : []),
      ];
      return addresses.map((address) => ({ place: `${section}/${key}/${language}.mdx`, address }));
    });
}
