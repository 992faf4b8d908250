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

/** The sandbox has one market, in euros. */
const currency = { isoCode: 'EUR', name: 'Euro', symbol: '€' };
const market = { id: gid('Market', 1), handle: 'europe' };

export const shopTypes: TypeMap = {
  QueryRoot: {
    fields: {
      shop: (_root, _args, { shop }) => ({
        id: gid('Shop', 1),
        name: shop.name,
        moneyFormat: '€{{amount_with_comma_separator}}',
      }),
      localization: (_root, _args, context) => ({
        availableLanguages: availableLanguages(context),
        availableCountries: [
          countryNode(context),
          ...Object.entries(context.faults.markets).map(([isoCode, code]) => ({
            ...countryNode(context),
            isoCode,
            name: displayName('region', context.language, isoCode),
            currency: { isoCode: code, name: code, symbol: code },
          })),
        ],
        country: countryNode(context),
        language: languageNode(context.language, context),
        market,
      }),
      paymentSettings: (_root, _args, context) => paymentSettings(context),
      publicApiVersions: () =>
        publishedVersions.map((handle) => ({ handle, displayName: handle, supported: true })),
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

function countryNode(context: Context) {
  const { shop, language } = context;
  return {
    isoCode: shop.country,
    name: displayName('region', language, shop.country),
    currency,
    unitSystem: 'METRIC_SYSTEM',
    market,
    availableLanguages: availableLanguages(context),
    defaultLanguage: languageNode(shop.primaryLanguage, context),
  };
}

function displayName(type: 'language' | 'region', language: string, code: string): string {
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
function paymentSettings({ shop }: Context) {
  return {
    acceptedCardBrands: [],
    countryCode: shop.country,
    currencyCode: currency.isoCode,
    enabledPresentmentCurrencies: [currency.isoCode],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}
