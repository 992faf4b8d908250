import { ownCurrency } from '#shop/identity.ts';
import { languageFacts, languages } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import { allContent } from '../../content/content-files.ts';
import { findByKey, findDocument } from '../../content/documents/documents.server.ts';
import { shopFacts } from '../../content/documents/shop-facts.ts';
import type { MenuItem } from '../../content/model.ts';
import type { WrittenPage } from '../commerce/catalogue/catalogue-index.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { type Language, languageOrDefault } from '../i18n/languages.ts';
import { countryOf, type Locale, languageOf, languageTag } from '../i18n/locales.ts';
import { type Markets, noMarkets } from '../i18n/market.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { feedFiles, feedPath } from './feed-files.ts';

/** English where the shop has it. */
const spoken = languageOrDefault('en');

const services = ['shipping', 'returns', 'payment', 'terms', 'privacy', 'imprint'];

/** What editors may have changed on the platform, by language. */
export type EditedContent = Partial<
  Record<Language, { groups: readonly MenuItem[]; pages: readonly WrittenPage[] }>
>;

/** The shop for language models and shopping agents, as `/llms.txt` and `/agents.md`. */
export function llmsTxt(
  origin: string,
  { further, currencies }: Markets = noMarkets,
  edited: EditedContent = {},
): string {
  const { shipping, withdrawalDays } = shop;
  const { productsOver, deliveryDays, standardShipping, freeShipping } = shopFacts(spoken);
  const description = allMessages[spoken].home.description(productsOver, deliveryDays);
  return [
    `# ${shop.name}`,
    `> ${description}`,
    [
      `- Languages: ${languages.map((key) => link(languageFacts[key].name, origin + hrefsFor(key).home())).join(', ')}`,
      `- Prices are in ${ownCurrency} and include VAT.`,
      ...further.map(
        (locale) =>
          `- ${link(`${languageTag(locale)}`, origin + hrefsFor(locale).home())}: prices and delivery of ${countryOf(locale)}, in ${currencies.get(locale)}.`,
      ),
      `- Shipping to ${shipping.countries.length} countries of the EU: free ${freeShipping}, else ${standardShipping} a parcel.`,
      `- Returns within ${withdrawalDays} days, at the buyer's cost.`,
      `- Orders are placed in the checkout by a person; carts need no account.`,
    ].join('\n'),
    '## Read this shop',
    [
      `- Markdown: add \`.md\` to the address of a product (\`/${spoken}/p/…\`), collection (\`/${spoken}/c/…\`) or article (\`/${spoken}/a/…\`), or send \`Accept: text/markdown\`.`,
      `- Search: \`${origin}${hrefsFor(spoken).search()}?q={words}\``,
      `- ${link('Sitemap', `${origin}/sitemap.xml`)}`,
      ...feedFiles(further).map(
        (file) =>
          `- ${link(`Product feed, ${file.format}, ${nameOf(file.locale)}`, origin + feedPath(file))}`,
      ),
      `- Commerce protocol profile (UCP): \`${origin}/.well-known/ucp\``,
    ].join('\n'),
    ...languages.flatMap((language) => sections(language, origin, edited[language])),
    `## Contact\n\n${shop.company.name}, ${shop.email}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** The main categories and service pages of a language, and what editors have written besides the files. */
function sections(language: Language, origin: string, edited: EditedContent[Language]): string[] {
  const categories = (edited?.groups ?? allContent[language].mainMenu.groups)
    .filter(({ url }) => url.startsWith('/'))
    .map(({ title, url }) => `- ${link(title, origin + url)}`);
  const pages = services.flatMap((name) => {
    const document = findByKey(`pages/${name}`, language);
    if (!document) return [];
    const { title, slug, description } = document.frontMatter;
    return [`- ${link(title, origin + hrefsFor(language).page(slug))}: ${description}`];
  });
  const written = (edited?.pages ?? [])
    .filter(({ kind, handle }) => !findDocument(kind, handle, language))
    .map(
      ({ kind, handle, title }) => `- ${link(title, origin + hrefsFor(language)[kind](handle))}`,
    );
  return [`## ${languageFacts[language].name}`, [...categories, ...pages, ...written].join('\n')];
}

function link(title: string, address: string): string {
  return `[${title}](${address})`;
}

function nameOf(locale: Locale): string {
  const { name } = languageFacts[languageOf(locale)];
  return [name, countryOf(locale)].filter(Boolean).join(', ');
}
