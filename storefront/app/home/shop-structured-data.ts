import type { Organization, PostalAddress, Product, WebSite } from 'schema-dts';
import { languageFacts } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import type { ShopRating } from '../commerce/reviews/shop-rating.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { countryOf, type Locale, languageOf, languageTag } from '../i18n/locales.ts';
import { merchantReturnPolicy } from '../shell/return-policy.ts';

interface ShopData {
  origin: string;
  locale: Locale;
  description: string;
  /** The path of the logo on this host. */
  logo: string;
  rating: ShopRating | null;
  rangeAsProduct?: boolean;
}

/** Structured data of the organisation, its range and its search. */
export function shopStructuredData({
  origin,
  locale,
  description,
  logo,
  rating,
  rangeAsProduct = shop.rangeAsProduct,
}: ShopData): Exclude<Organization | Product | WebSite, string>[] {
  const href = hrefsFor(locale);
  const organization = { '@id': `${origin}/#shop` };
  const rated = rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    } as const,
  };
  const range = {
    '@type': 'Product',
    '@id': `${origin}/#range`,
    name: shop.name,
    description,
    brand: organization,
    material: shop.material,
    image: origin + logo,
    sku: shop.placeholderSku,
    ...rated,
  } as const;
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: shop.name,
      brand: { '@type': 'Brand', name: shop.name },
      description,
      logo: origin + logo,
      image: origin + logo,
      email: shop.email,
      telephone: shop.company.phone,
      legalName: shop.company.name,
      vatID: shop.company.vatId,
      address: postalAddress(),
      hasMerchantReturnPolicy: merchantReturnPolicy(locale),
      url: origin,
      sameAs: Object.values(shop.social),
      ...rated,
    },
    ...(rangeAsProduct ? [range] : []),
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: shop.name,
      url: origin + href.home(),
      inLanguage: countryOf(locale)
        ? languageTag(locale)
        : languageFacts[languageOf(locale)].locale,
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${href.search()}?q={search_term_string}`,
        ...searchInput,
      },
    },
  ];
}

/** The placeholder's name is fixed by schema.org; its types do not know the property. */
const searchInput = { 'query-input': 'required name=search_term_string' };

function postalAddress(): PostalAddress {
  const { street, city } = shop.company;
  const [postalCode = '', ...name] = city.split(' ');
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: name.join(' '),
    addressCountry: shop.shipping.home,
  };
}
