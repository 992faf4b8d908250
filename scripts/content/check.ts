// Checks the documents: translations, links, duplicates, placeholder text; and the terms of all texts of the storefront.
import { languages } from '#shop/languages.ts';
import { defaultLanguage } from '../../storefront/app/i18n/languages.ts';
import { isDemo } from '../../storefront/shop-folder.ts';
import { furtherLanguages } from '../languages/further-languages.ts';
import { sourceTermProblems } from '../terms/source-terms.ts';
import { shortTexts } from './filler.ts';
import { namedSlugs, slugProblems } from './named-slugs.ts';
import { contentProblems } from './problems.ts';
import { readDocuments } from './read-documents.ts';
import { readShopPages } from './read-shop-pages.ts';
import { leadsToGoods, shopAddresses, unknownGoods } from './shop-pages.ts';
import { untranslated } from './untranslated.ts';

const known = await readShopPages();
const shop = known ?? unknownGoods;
const documents = readDocuments().map((document) =>
  known ? document : { ...document, links: document.links.filter((url) => !leadsToGoods(url)) },
);
const addresses = languages.flatMap((language) => shopAddresses(shop, language));
const problems = [
  ...contentProblems(documents, shop.handles, addresses),
  ...languages.flatMap((language) => slugProblems(documents, language, namedSlugs(language))),
  ...sourceTermProblems(),
  ...(isDemo ? documents.flatMap(shortTexts) : []),
];
// another shop's pages are written by and by
if (!isDemo) for (const text of documents.flatMap(shortTexts)) console.log(`to write: ${text}`);
for (const language of furtherLanguages) {
  const names = untranslated(documents, language).map(({ section, key }) => `${section}/${key}`);
  console.log(
    `to translate: ${language}: ${names.length} documents are shown in ${defaultLanguage}`,
  );
  if (process.argv.includes('--list')) console.log(names.join('\n'));
}
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
