// Finds dead links in menus, footer, home page and promotions; content/check.ts checks the documents.

import { languages } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import { buildCatalogue } from '../catalogue/index.ts';
import type { Language } from '../storefront/app/i18n/languages.ts';
import { allContent } from '../storefront/content/content-files.ts';
import { type Link, linksOfContent } from '../storefront/content/links-of-content.ts';
import { isDemo } from '../storefront/shop-folder.ts';
import { catalogueText } from './catalogue/catalogue-text.ts';
import { readDocuments } from './content/read-documents.ts';
import { isConnectedShop, readShopPages } from './content/read-shop-pages.ts';
import { documentAddresses } from './content/references.ts';
import { leadsToGoods, shopAddresses, unknownGoods } from './content/shop-pages.ts';
import { deadLinks, menuProblems } from './content-links.ts';

// the promotions of a connected shop are its own
const metaobjects = isConnectedShop || !isDemo ? [] : buildCatalogue().metaobjects;
const known = await readShopPages();
const shopPages = known ?? unknownGoods;
const documents = documentAddresses(readDocuments());

const checked = languages.map((language) => {
  const links = [...linksOfContent(allContent[language], language), ...linksOfPromotions(language)];
  const problems = [
    ...deadLinks(links.filter(isKnown), addressesIn(language)),
    ...menuProblems(allContent[language]),
  ].map((problem) => `${language}: ${problem}`);
  return { links, problems };
});

if (!known)
  console.log('links: collections and products are those of the connected shop: `-- --shop`');
const problems = checked.flatMap((language) => language.problems);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const count = checked.reduce((sum, { links }) => sum + links.length, 0);
console.log(`links: ${count} in ${languages.join(', ')}, no dead links`);

/** The goods of another shop may be on its platform alone. */
function isKnown({ url }: Link): boolean {
  return known !== null || !leadsToGoods(url);
}

function addressesIn(language: Language): Set<string> {
  return new Set([
    ...shopAddresses(shopPages, language),
    ...documents,
    shop.helpUrl,
    shop.blogUrl,
    `mailto:${shop.email}`,
  ]);
}

/** Paths only: references are covered by the catalogue's tests. */
function linksOfPromotions(language: Language): Link[] {
  return metaobjects
    .filter(({ type }) => type === 'topbar_promotion')
    .flatMap(({ key, fields }) => {
      const value = fields.find((field) => field.key === 'link')?.value;
      const url = value && catalogueText(value, language);
      return url ? [{ place: `promotion ${key}`, url }] : [];
    });
}
