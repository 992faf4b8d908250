import type { Language } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { sectionsOf } from '../../storefront/content/home-sections.ts';
import { linkUrl } from '../../storefront/content/links.ts';
import { comparisonsIn } from './comparisons.ts';

const machine: Record<Language, string> = {
  de: 'northfold-molo-siebtraegermaschine',
  en: 'northfold-molo-espresso-machine',
  da: 'northfold-molo-espressomaskine',
};

const giftCard: Record<Language, string> = {
  de: 'kaffeelotse-geschenkgutschein',
  en: 'kaffeelotse-gift-card',
  da: 'kaffeelotse-gavekort',
};

const knowledge: Record<Language, string> = { de: 'wissen', en: 'knowledge', da: 'viden' };

/** A collection of them. */
export const bundles: Record<Language, string> = {
  de: 'espresso-sparpakete',
  en: 'espresso-savings-packs',
  da: 'espresso-sparepakker',
};

/** Every kind of page that is shown without a visitor doing anything. */
export function screensIn(language: Language): Record<string, string> {
  const href = hrefsFor(language);
  const { home, footer, mainMenu } = allContent[language];
  const advisor = mainMenu.groups.at(-1);
  const [tutorials] = sectionsOf(allContent[language], 'articles');
  const [tutorial] = tutorials?.teasers ?? [];
  const [feature] = sectionsOf(allContent[language], 'feature');
  if (!advisor || !tutorials?.link || !tutorial || !feature?.collection)
    throw new Error('the menu has no advice, or the home page no tutorial or feature');
  const collection = href.collection(home.discover);
  const comparisons = comparisonsIn(language);
  return {
    home: href.home(),
    brands: href.brands(),
    collection,
    'collection-filtered': `${collection}?filter.vendor=Deichgold&sort=price_asc`,
    'product-of-the-month': href.collection(feature.collection),
    'product-coffee': href.product('kernel-co-night-shift-espresso'),
    'product-machine': href.product(machine[language]),
    'product-sold-out': href.product('brisa-norte-cantabrico-espresso'),
    'product-gift-card': href.product(giftCard[language]),
    'collection-advisor': `/${language}/advice?taste=chocolatey&preparation=portafilter&strength=strong`,
    'compare-coffees': comparisons.coffees,
    'compare-machines': comparisons.machines,
    'compare-start': href.compare([]),
    subscription: href.subscription(),
    'cart-empty': href.cart(),
    editorial: footer.shippingCosts,
    knowledge: href.article(knowledge[language]),
    tutorials: linkUrl(tutorials.link, language),
    tutorial: linkUrl(tutorial.link, language),
    advisor: advisor.url,
    newsletter: href.newsletter(),
    'search-results': href.search('espresso'),
    'search-nothing': href.search('xqzvw'),
    'error-404': `${href.home()}/nowhere`,
  };
}
