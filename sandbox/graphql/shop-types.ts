import type { PolicyKind } from '../catalogue-format/content-schema.ts';
import type { Language } from '../catalogue-format/languages.ts';
import { publishedVersions } from '../schema/api-version.ts';
import { policyNode } from './content-nodes.ts';
import type { Context } from './context.ts';
import { gid } from './ids.ts';
import type { Resolver, TypeMap } from './implementation.ts';
import { ownMetafields } from './metafields.ts';

interface Identifier {
  namespace: string;
  key: string;
}

function metafieldNode({ metafields }: Context['shop'], { namespace, key }: Identifier) {
  const index = metafields.findIndex((it) => it.namespace === namespace && it.key === key);
  return index < 0 ? null : { id: gid('Metafield', index + 1), ...metafields[index] };
}

export const shopTypes: TypeMap = {
  QueryRoot: {
    fields: {
      shop: (_root, _args, { shop }) => ({
        id: gid('Shop', 1),
        name: shop.name,
        moneyFormat: moneyFormat(shop.currency),
      }),
      localization: (_root, _args, context) => ({
        availableLanguages: availableLanguages(context),
        availableCountries: sellingCountries(context).map((code) => countryNode(code, context)),
        country: countryNode(currentCountry(context), context),
        language: languageNode(context.language, context),
        market: marketNode(currentCountry(context), context),
      }),
      paymentSettings: (_root, _args, context) => paymentSettings(context),
      publicApiVersions: (_root, _args, { faults }) =>
        publishedVersions.map((handle) => ({
          handle,
          displayName: handle,
          supported: handle >= faults.oldestVersion,
        })),
    },
  },
  Shop: {
    plain: ['id', 'name', 'moneyFormat'],
    fields: {
      description: (_shop, _args, { shop, language }) => shop.description?.[language] ?? null,
      primaryDomain: (_shop, _args, { origin }) => {
        const { host, protocol } = new URL(origin);
        return { host, url: origin, sslEnabled: protocol === 'https:' };
      },
      brand: (_shop, _args, context) => brandNode(context),
      paymentSettings: (_shop, _args, context) => paymentSettings(context),
      shipsToCountries: (_shop, _args, { shop }) => [
        ...new Set(shop.shipping.standard.flatMap(({ countries }) => countries)),
      ],
      privacyPolicy: policyOf('privacy'),
      refundPolicy: policyOf('refund'),
      shippingPolicy: policyOf('shipping'),
      termsOfService: policyOf('terms'),
      termsOfSale: policyOf('termsOfSale'),
      legalNotice: policyOf('legalNotice'),
      contactInformation: policyOf('contact'),
      subscriptionPolicy: policyOf('subscription'),
      customerAccountUrl: () => null,
      customerAccountTranslations: () => null,
      shopPayInstallmentsPricing: () => null,
      socialLoginProviders: () => [],
      metafield: (_shop, wanted: Identifier, { shop }) => metafieldNode(shop, wanted),
      metafields: (_shop, { identifiers }: { identifiers: Identifier[] }, { shop }) =>
        identifiers.map((wanted) => metafieldNode(shop, wanted)),
    },
  },
  ShopPolicy: { plain: ['id', 'handle', 'title', 'body', 'url'] },
  ShopPolicyWithDefault: { plain: ['id', 'handle', 'title', 'body', 'url'] },
  Domain: { plain: ['host', 'url', 'sslEnabled'] },
  Brand: {
    plain: ['logo'],
    fields: {
      colors: () => ({ primary: [], secondary: [] }),
      squareLogo: () => null,
      coverImage: () => null,
      shortDescription: () => null,
      slogan: () => null,
    },
  },
  BrandColors: { plain: ['primary', 'secondary'] },
  PaymentSettings: {
    plain: [
      'acceptedCardBrands',
      'cardVaultUrl',
      'countryCode',
      'currencyCode',
      'enabledPresentmentCurrencies',
      'shopifyPaymentsAccountId',
      'supportedDigitalWallets',
    ],
  },
  Localization: {
    plain: ['availableLanguages', 'availableCountries', 'country', 'language', 'market'],
  },
  Language: { plain: ['isoCode', 'name', 'endonymName'] },
  Country: {
    plain: [
      'isoCode',
      'name',
      'currency',
      'unitSystem',
      'market',
      'availableLanguages',
      'defaultLanguage',
    ],
  },
  Currency: { plain: ['isoCode', 'name', 'symbol'] },
  Market: { plain: ['id', 'handle'], fields: ownMetafields },
  ApiVersion: { plain: ['handle', 'displayName', 'supported'] },
};

function policyOf(kind: PolicyKind): Resolver {
  return (_shop, _args, context) => policyNode(kind, context);
}

function availableLanguages(context: Context) {
  return context.faults.languages.map((language) => languageNode(language, context));
}

function languageNode(code: Language, context: Context) {
  const nameIn = (language: string) => displayName('language', language, code);
  return {
    isoCode: code.toUpperCase(),
    name: nameIn(context.language),
    endonymName: nameIn(code),
  };
}

/** The shop's own country, and those of its markets. */
function sellingCountries({ shop, faults }: Context): string[] {
  const ofMarkets = shop.markets.flatMap(({ countries }) => countries);
  return [...new Set([shop.country, ...ofMarkets, ...Object.keys(faults.markets)])];
}

/** A country that the shop does not sell to is answered with its own. */
function currentCountry(context: Context): string {
  const { askedCountry, shop } = context;
  return askedCountry && sellingCountries(context).includes(askedCountry)
    ? askedCountry
    : shop.country;
}

/** Countries of one currency are one market. */
function marketNode(country: string, context: Context) {
  const { currency } = context.marketFor(country);
  const currencies = sellingCountries(context).map((code) => context.marketFor(code).currency);
  const place = [...new Set(currencies)].indexOf(currency);
  return { id: gid('Market', place + 1), handle: place === 0 ? 'primary' : currency.toLowerCase() };
}

const imperial = ['US', 'LR', 'MM'];

function countryNode(code: string, context: Context) {
  const { shop, language } = context;
  return {
    isoCode: code,
    name: displayName('region', language, code),
    currency: currencyNode(context.marketFor(code).currency, language),
    unitSystem: imperial.includes(code) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    market: marketNode(code, context),
    availableLanguages: availableLanguages(context),
    defaultLanguage: languageNode(shop.primaryLanguage, context),
  };
}

function currencyNode(isoCode: string, language: string) {
  return {
    isoCode,
    name: displayName('currency', language, isoCode),
    symbol: currencySymbol(isoCode),
  };
}

function currencySymbol(currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', options).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** As the platform sets it for a new shop. */
function moneyFormat(currency: string): string {
  const amount = currency === 'EUR' ? 'amount_with_comma_separator' : 'amount';
  return `${currencySymbol(currency)}{{${amount}}}`;
}

function displayName(
  type: 'language' | 'region' | 'currency',
  language: string,
  code: string,
): string {
  return new Intl.DisplayNames([language], { type }).of(code) ?? code;
}

function brandNode({ shop, filesUrl }: Context) {
  if (!shop.logo) return null;
  const image = { url: `${filesUrl}/${shop.logo}`, altText: shop.name };
  return {
    logo: {
      id: gid('MediaImage', 1),
      image: { id: gid('ImageSource', 1), ...image, width: null, height: null },
      alt: shop.name,
      mediaContentType: 'IMAGE',
      previewImage: null,
      presentation: null,
    },
  };
}

/** No card is ever charged here: the checkout's payment is simulated. */
function paymentSettings(context: Context) {
  const { shop } = context;
  return {
    acceptedCardBrands: shop.payments.cards,
    cardVaultUrl: `${context.origin}/sessions`,
    countryCode: shop.country,
    currencyCode: shop.currency,
    enabledPresentmentCurrencies: [
      ...new Set(sellingCountries(context).map((code) => context.marketFor(code).currency)),
    ],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: shop.payments.wallets,
  };
}
