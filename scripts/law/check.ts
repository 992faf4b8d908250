// Checks documents and messages in all languages, and the demo's goods, against docs/law.md: `npm run check law`.
import { globSync, readFileSync } from 'node:fs';
import { languages } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import { buildCatalogue } from '../../catalogue/index.ts';
import { defaultLanguage } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { isDemo, shopFolder } from '../../storefront/shop-folder.ts';
import { furtherLanguages } from '../languages/further-languages.ts';
import { documentViolations } from './document-rules.ts';
import { comingIntoForce, datedRows } from './in-force.ts';
import { knowsLabels, labelViolations } from './label-rules.ts';
import { cookiesIn, unnamedCookies } from './named-cookies.ts';
import { offerIn, sealsOf } from './offer.ts';
import { offerViolations, sealViolations } from './offer-rules.ts';
import { rules, type Violation } from './rules.ts';
import { catalogueTexts, messageTexts } from './shop-texts.ts';
import { shownSources } from './shown-sources.ts';
import { type ShopText, textViolations } from './text-rules.ts';

const content = new URL('content/', shopFolder);
// the goods of another shop are on its platform: npm run doctor reads them there
const catalogue = isDemo ? buildCatalogue() : null;
const products = catalogue?.products ?? [];
const sources = new Map(
  globSync('*/*/*.mdx', { cwd: content }).map((file) => [
    file.replace('.mdx', ''),
    readFileSync(new URL(file, content), 'utf8'),
  ]),
);
const shown = shownSources(sources, furtherLanguages, defaultLanguage);
const storefront = new URL('../../storefront/', import.meta.url);
const cookies = globSync('{app,server,telemetry}/**/*.{ts,tsx}', {
  cwd: storefront,
  // the preview is for editors
  exclude: ['**/*.test.*', 'server/preview/**'],
}).flatMap((file) => cookiesIn(readFileSync(new URL(file, storefront), 'utf8')));
// read as a text: the module imports pictures
const paymentMarks = readFileSync(new URL('../theme/payment-marks.ts', content), 'utf8');
const offersCredit = paymentMarks.includes("['later',");
const isCo2Claimed: boolean = shop.claims.co2CompensatedDeliveries;

const texts = languages.flatMap((language) => [
  ...(catalogue ? catalogueTexts(catalogue, language) : []),
  ...messageTexts(allMessages[language], language).filter(isShown),
  ...messageTexts(allContent[language], language, 'content'),
  ...[...sources]
    .filter(([path]) => path.endsWith(`/${language}`))
    .map(([path, text]) => ({ where: path, language, text })),
]);

const unknown = languages.filter((language) => !knowsLabels(language));
if (unknown.length > 0)
  console.warn(`law: notice: the words that the law fixes are not known in ${unknown.join(', ')}`);
if (shown.size > sources.size)
  console.warn(
    `law: notice: documents are shown in ${defaultLanguage}: translate the legal ones before you sell in ${furtherLanguages}`,
  );

const violations: Violation[] = [
  ...languages.flatMap((language) => [
    ...products.flatMap((product) => offerViolations(offerIn(language, product))),
    ...labelViolations(language, allMessages[language]),
  ]),
  ...(catalogue ? sealsOf(catalogue) : []).flatMap(sealViolations),
  ...texts.flatMap((text) => textViolations(text, isCo2Claimed)),
  ...documentViolations(shown, languages, shop.shipping.countries, offersCredit),
  ...unnamedCookies(cookies, shown, languages),
];

for (const { rule, where, problem } of violations) console.error(`${rule}: ${where}: ${problem}`);
const lawPage = readFileSync(new URL('../../docs/law.md', import.meta.url), 'utf8');
for (const { name, from } of comingIntoForce(datedRows(lawPage), new Date()))
  console.warn(`law: warning: in force from ${from}: ${name} (docs/law.md)`);
if (isCo2Claimed)
  console.log(
    'law: notice: the demo claims CO₂-compensated deliveries, unlawful in the EU since 27 September 2026; switch it off with claims.co2CompensatedDeliveries in shop.ts',
  );
console.log(
  `law: ${Object.keys(rules).length} rules, ${products.length} products, ${sources.size} documents, ${texts.length} texts, ${languages.length} languages: ${violations.length} violations`,
);
if (violations.length > 0) process.exitCode = 1;

/** The footer has the claim only where the shop makes it. */
function isShown({ where }: ShopText): boolean {
  return isCo2Claimed || !where.startsWith('footer.co2Compensated.');
}
