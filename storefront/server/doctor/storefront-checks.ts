import { z } from 'zod';
import { languageFacts, languages } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import { platformDocuments } from '../platform/documents.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { type Check, type Finding, failed, ok, skipped, warning } from './check.ts';
import { checkMarkets, soldCountries } from './check-markets.ts';

const languageCodes: string[] = languages.map((language) => languageFacts[language].code);

const rejections: Record<number, string> = {
  401: 'no valid token: copy PLATFORM_TOKEN from the Headless channel in the admin',
  402: 'the shop is frozen: pay its invoice in the admin',
  403: 'PLATFORM_TOKEN is not valid, or not of the kind PLATFORM_TOKEN_KIND says: copy it from the Headless channel in the admin',
  404: 'there is no shop at PLATFORM_URL, or no API version PLATFORM_API_VERSION: use the myshopify.com address and a published version',
  423: 'the shop is locked: contact the platform’s support',
};

/** Nothing else can be checked unless this succeeds. */
export const checkAccess: Check = async ({ send, config, answeredVersion }) => {
  const name = 'access';
  const { tokenKind, token, apiVersion } = config.platform;
  try {
    await send(platformDocuments.startupCheck);
  } catch (error) {
    const status = error instanceof PlatformError ? error.status : undefined;
    const reason = status === undefined ? undefined : rejections[status];
    if (status === undefined) {
      return [failed(name, `nothing answers at PLATFORM_URL ${config.platform.url}`)];
    }
    return [failed(name, reason ?? `the platform answered with an error (${messageOf(error)})`)];
  }
  const answered = answeredVersion();
  return [
    ok(name, 'the platform accepts the token'),
    tokenKind === 'private'
      ? ok('token kind', 'private: rate limits count by shopper')
      : token.startsWith('shpat_')
        ? failed('token kind', 'PLATFORM_TOKEN is a private token: set PLATFORM_TOKEN_KIND=private')
        : warning(
            'token kind',
            'public: all shoppers share the rate limit of this server; use the private token of the Headless channel and PLATFORM_TOKEN_KIND=private',
          ),
    answered === undefined || answered === apiVersion
      ? ok('API version', apiVersion)
      : warning(
          'API version',
          `${apiVersion} is retired, ${answered} answers: set PLATFORM_API_VERSION=${answered}`,
        ),
  ];
};

const scopes = [
  { scope: 'unauthenticated_read_product_listings', document: platformDocuments.listings },
  { scope: 'unauthenticated_read_product_inventory', document: platformDocuments.inventory },
  { scope: 'unauthenticated_read_product_tags', document: platformDocuments.tags },
  { scope: 'unauthenticated_read_selling_plans', document: platformDocuments.sellingPlans },
  { scope: 'unauthenticated_read_metaobjects', document: platformDocuments.metaobjects },
  { scope: 'unauthenticated_write_checkouts', document: platformDocuments.cartCreate },
];

const listed = z.object({ products: z.object({ nodes: z.array(z.unknown()) }).optional() });

export const checkScopes: Check = async ({ send }) => {
  const findings: Finding[] = [];
  for (const { scope, document } of scopes) {
    const name = `scope ${scope}`;
    try {
      const { products } = listed.parse(await send(document));
      findings.push(
        products?.nodes.length === 0
          ? skipped(name, 'cannot be checked before a product is published')
          : ok(name, 'granted'),
      );
    } catch (error) {
      const isDenied = error instanceof PlatformError && error.code === 'ACCESS_DENIED';
      findings.push(
        failed(
          name,
          isDenied
            ? 'missing: Headless channel → storefront → Storefront API permissions'
            : messageOf(error),
        ),
      );
    }
  }
  return findings;
};

const localization = z.object({
  localization: z.object({
    country: z.object({ isoCode: z.string(), currency: z.object({ isoCode: z.string() }) }),
    availableLanguages: z.array(z.object({ isoCode: z.string() })),
    availableCountries: soldCountries,
  }),
});

export const checkLanguages: Check = async ({ send, config }) => {
  const { availableLanguages, availableCountries, country } = localization.parse(
    await send(platformDocuments.localization),
  ).localization;
  const available = availableLanguages.map(({ isoCode }) => isoCode);
  const missing = languageCodes.filter((language) => !available.includes(language));
  return [
    missing.length === 0
      ? ok('languages', available.join(', '))
      : failed('languages', `${missing.join(', ')} not published: Settings → Languages`),
    checkMarkets(config.platform, availableCountries, country),
  ];
};

const prices = z.object({
  products: z.object({
    nodes: z.array(
      z.object({
        handle: z.string(),
        priceRange: z.object({
          minVariantPrice: z.object({ amount: z.coerce.number(), currencyCode: z.string() }),
        }),
      }),
    ),
  }),
});

/** Goods of every market have a price, in the currency that the market names. */
export const checkPrices: Check = async ({ send, config }) => {
  const { availableCountries, country: home } = localization.parse(
    await send(platformDocuments.localization),
  ).localization;
  const { country, markets } = config.platform;
  const further = (markets ?? shop.markets).map((market) => market.slice(3).toUpperCase());
  const findings: Finding[] = [];
  for (const code of new Set([country ?? home.isoCode, ...further])) {
    const name = `prices ${code}`;
    const sold = [home, ...availableCountries].find(({ isoCode }) => isoCode === code);
    // checkMarkets says so
    if (!sold) continue;
    const { products } = prices.parse(await send(platformDocuments.prices, { country: code }));
    const priced = products.nodes.map(({ handle, priceRange: { minVariantPrice } }) => ({
      handle,
      ...minVariantPrice,
    }));
    const wrong = priced.find(({ currencyCode }) => currencyCode !== sold.currency.isoCode);
    const free = priced.filter(({ amount }) => amount <= 0).map(({ handle }) => handle);
    if (priced.length === 0) {
      findings.push(skipped(name, 'no product is published there'));
    } else if (wrong) {
      findings.push(
        failed(
          name,
          `${wrong.handle} is priced in ${wrong.currencyCode}, the market sells in ${sold.currency.isoCode}: Settings → Markets → Currency`,
        ),
      );
    } else if (free.length > 0) {
      findings.push(
        failed(name, `${free.slice(0, 3).join(', ')} cost nothing: Products → variant → Price`),
      );
    } else findings.push(ok(name, `in ${sold.currency.isoCode}`));
  }
  return findings;
};

const goods = z.object({
  products: z.object({
    nodes: z.array(
      z.object({
        featuredImage: z.object({ url: z.string() }).nullable(),
        variants: z.object({
          nodes: z.array(
            z.object({
              unitPriceMeasurement: z.object({ referenceValue: z.number() }).nullish(),
            }),
          ),
        }),
      }),
    ),
  }),
  collections: z.object({
    nodes: z.array(
      z.object({ products: z.object({ filters: z.array(z.object({ id: z.string() })) }) }),
    ),
  }),
});

export const checkProducts: Check = async ({ send, config }) => {
  const { products, collections } = goods.parse(await send(platformDocuments.products));
  if (products.nodes.length === 0) {
    return [
      failed(
        'products',
        'none is published to the Headless channel: Products → select all → Publish',
      ),
    ];
  }
  const { imageOrigin } = config.platform;
  const images = products.nodes.flatMap(({ featuredImage }) => featuredImage?.url ?? []);
  const foreign = images.map((url) => new URL(url).origin).find((origin) => origin !== imageOrigin);
  const hasUnitPrice = products.nodes.some(({ variants }) =>
    variants.nodes.some(({ unitPriceMeasurement }) => unitPriceMeasurement),
  );
  const hasFilters = collections.nodes.some(({ products: { filters } }) => filters.length > 0);
  return [
    ok('products', 'published'),
    foreign === undefined
      ? ok('images', imageOrigin)
      : failed(
          'images',
          `the Content-Security-Policy blocks images of ${foreign}: set PLATFORM_IMAGE_ORIGIN=${foreign}`,
        ),
    hasUnitPrice
      ? ok('unit prices', 'present')
      : warning(
          'unit prices',
          'none of the first 20 products has one; goods sold by weight or volume need it in the EU: Products → variant → Unit price',
        ),
    collections.nodes.length === 0
      ? failed('collections', 'none is published to the Headless channel')
      : hasFilters
        ? ok('filters', 'present')
        : warning('filters', 'a collection has none: Apps → Search & Discovery → Filters'),
  ];
};

const variantCounts = z.object({
  products: z.object({
    nodes: z.array(
      z.object({ handle: z.string(), variantsCount: z.object({ count: z.int() }).nullable() }),
    ),
  }),
});

/** As many as a product page, its stock and the feeds read. */
const maxVariants = 250;

export const checkVariants: Check = async ({ send }) => {
  const { products } = variantCounts.parse(await send(platformDocuments.variantCounts));
  const tooMany = products.nodes.filter(
    ({ variantsCount }) => (variantsCount?.count ?? 0) > maxVariants,
  );
  return [
    tooMany.length === 0
      ? ok('variants', `none of the first 250 products has more than ${maxVariants}`)
      : warning(
          'variants',
          `pages and feeds show the first ${maxVariants} of ${tooMany.map(({ handle }) => handle).join(', ')}: make several products of it`,
        ),
  ];
};

const createdCart = z.object({
  cartCreate: z.object({ cart: z.object({ checkoutUrl: z.url() }) }),
});

export const checkCheckout: Check = async ({ send, config, get }) => {
  const { checkoutUrl } = createdCart.parse(await send(platformDocuments.cartCreate)).cartCreate
    .cart;
  const { host } = new URL(checkoutUrl);
  if (!config.checkoutHosts.includes(host)) {
    return [failed('checkout', `${host} is not allowed: add it to CHECKOUT_HOSTS`)];
  }
  const { location, status } = await get(checkoutUrl);
  if (location && new URL(location, checkoutUrl).pathname === '/password') {
    return [
      failed('checkout', 'the store password blocks it: Online Store → Preferences → Password'),
    ];
  }
  return status < 400
    ? [ok('checkout', host)]
    : [failed('checkout', `answers with status ${status}: Settings → Domains, CHECKOUT_HOSTS`)];
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
