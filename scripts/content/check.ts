// Checks the documents: translations, links, duplicates, placeholder text; and the terms of all texts of the storefront.
import { languages } from '#shop/languages.ts';
import { isDemo } from '../../storefront/shop-folder.ts';
import { sourceTermProblems } from '../terms/source-terms.ts';
import { shortTexts } from './filler.ts';
import { namedSlugs, slugProblems } from './named-slugs.ts';
import { contentProblems } from './problems.ts';
import { readDocuments } from './read-documents.ts';
import { readShopPages } from './read-shop-pages.ts';
import { shopAddresses } from './shop-pages.ts';

const documents = readDocuments();
const shop = await readShopPages();
const addresses = languages.flatMap((language) => shopAddresses(shop, language));
const problems = [
  ...contentProblems(documents, shop.handles, addresses),
  ...languages.flatMap((language) => slugProblems(documents, language, namedSlugs(language))),
  ...sourceTermProblems(),
  ...(isDemo ? documents.flatMap(shortTexts) : []),
];
// another shop's pages are written by and by
if (!isDemo) for (const text of documents.flatMap(shortTexts)) console.log(`to write: ${text}`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`content: ${problems.length} problems`);
  process.exit(1);
}
const paragraphs = documents.reduce((sum, document) => sum + document.paragraphs.length, 0);
const links = documents.reduce((sum, document) => sum + document.links.length, 0);
console.log(
  `content: ${documents.length} documents, ${paragraphs} paragraphs, ${links} links, no problems`,
);
