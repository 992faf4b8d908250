import { setTimeout as delay } from 'node:timers/promises';
import { languages } from '#shop/languages.ts';
import { shop as settings } from '#shop/shop.ts';
import { buildCatalogue } from '../../catalogue/index.ts';
import { startShop } from '../../e2e/support/running-shop.ts';
import { catalogueText } from '../../scripts/catalogue/catalogue-text.ts';
import { offerIn } from '../../scripts/law/offer.ts';
import { type PageExpectations, pageViolations } from '../../scripts/law/page-rules.ts';
import type { Violation } from '../../scripts/law/rules.ts';
import type { Country } from '../../storefront/app/commerce/markets/destinations.ts';
import { shippingTerms } from '../../storefront/app/commerce/shipping/shipping.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { languageOf, localeOfPath } from '../../storefront/app/i18n/locales.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { benefitsFor } from '../../storefront/content/benefits.ts';
import { allContent } from '../../storefront/content/content-files.ts';

// Renders every page of the sitemap, and those outside of it that the law asks for, in all languages, and checks their
// HTML against docs/law.md. LAW_SAMPLE=20 reads every twentieth page.

const sample = Number(process.env.LAW_SAMPLE ?? 1);
const concurrency = 4;
const shownViolations = 40;
/** Articles on what such words mean, and the claim that the demo's specification names. */
const claimPages =
  /\/(co2-kompensation|co2-compensation|siegel-zertifikate|labels-certificates|maerker-certifikater)$/;

const products = new Map(
  buildCatalogue().products.flatMap((product) =>
    languages.map((language) => {
      const path = hrefsFor(language).product(catalogueText(product.handle, language));
      return [path, offerIn(language, product).legal] as const;
    }),
  ),
);

async function locations(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
}

function expectationsOf(path: string): PageExpectations {
  const language = languageOf(localeOfPath(path));
  const { footer } = allMessages[language];
  const { header, mainMenu } = allContent[language];
  const menu = mainMenu.groups.flatMap((group) => group.items.flatMap(({ items }) => items));
  const { home, defaultCountry } = settings.shipping;
  const termsTo = (country: Country) => shippingTerms('standard', country, settings.currency);
  const promisesTo = (country: Country) => benefitsFor(header.uspBar, termsTo(country), language);
  const { freeFrom } = termsTo(home);
  const own = promisesTo(defaultCountry[language] ?? home).map(({ title }) => title);
  const atHome = [
    ...promisesTo(home).map(({ title }) => title),
    ...(freeFrom ? [footer.freeShipping(formatsFor(language).roundMoney(freeFrom)).join(' ')] : []),
  ];
  return {
    withdraw: footer.withdraw,
    cancel: footer.cancel,
    reviewCheck: footer.reviewCheck,
    configuredClaims: [
      footer.co2Compensated.join(' '),
      ...menu.filter(({ url }) => claimPages.test(url)).map(({ title }) => title),
    ],
    claimPages,
    foreignPromises:
      (defaultCountry[language] ?? home) === home
        ? []
        : atHome.filter((promise) => !own.includes(promise)),
    product: products.get(path) ?? null,
  };
}

async function check(address: string): Promise<Violation[]> {
  const path = decodeURI(new URL(address).pathname);
  const html = await read(address);
  return pageViolations(
    { path, language: languageOf(localeOfPath(path)), html },
    expectationsOf(path),
  );
}

const attempts = 5;

/** A busy shop may refuse a page for a moment. */
async function read(address: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address);
    if (response.status === 200) return response.text();
    if (attempt === attempts) throw new Error(`${address} answers with ${response.status}`);
    await delay(attempt * 1000);
  }
}

const shop = await startShop({ STAGE: 'production' });
try {
  const started = performance.now();
  const files = await locations(`${shop.origin}/sitemap.xml`);
  const listed = (await Promise.all(files.map(locations))).flat();
  const others = languages.flatMap((language) => {
    const href = hrefsFor(language);
    return [href.cart(), href.withdrawal(), href.cancellation(), href.deliveryCountry()];
  });
  const addresses = [
    ...listed.filter((_, index) => index % sample === 0),
    ...others.map((path) => shop.origin + path),
  ];
  const violations: Violation[] = [];
  let productPages = 0;
  const waiting = addresses.values();
  const reader = async () => {
    for (const address of waiting) {
      if (products.has(decodeURI(new URL(address).pathname))) productPages += 1;
      violations.push(...(await check(address)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, reader));
  for (const { rule, where, problem } of violations.slice(0, shownViolations)) {
    console.error(`${rule}: ${where}: ${problem}`);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `law: ${addresses.length} pages in ${languages.length} languages, ${productPages} of products, in ${seconds} s: ${violations.length} violations`,
  );
  process.exitCode = addresses.length > others.length && violations.length === 0 ? 0 : 1;
} finally {
  await shop.stop();
}
