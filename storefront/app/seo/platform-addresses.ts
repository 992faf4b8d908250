import { languages } from '#shop/languages.ts';
import { findByKey, findDocument } from '../../content/documents/documents.server.ts';
import { type Hrefs, hrefsFor } from '../i18n/hrefs.ts';
import { type FurtherLocale, type Locale, languageOf, looksLikeLocale } from '../i18n/locales.ts';
import { nearestLocale } from '../i18n/resolve-language.ts';

/** The platform's own policies, and our pages instead. */
export const policyDocuments: Record<string, string> = {
  'privacy-policy': 'pages/privacy',
  'terms-of-service': 'pages/terms',
  'terms-of-sale': 'pages/terms',
  'refund-policy': 'pages/returns',
  'shipping-policy': 'pages/shipping',
  'legal-notice': 'pages/imprint',
  'contact-information': 'pages/imprint',
};

interface PlatformAddress {
  locale: Locale;
  /** Without the locale. */
  segments: string[];
}

/** The locale of an address of the platform: of its first segment (`/en-gb/products/x`), or of `?lang=`. */
export function parsePlatformAddress(
  url: URL,
  further: readonly FurtherLocale[] = [],
): PlatformAddress {
  const segments = url.pathname.split('/').filter(Boolean).map(decode);
  const [first = '', ...rest] = segments;
  const hasLocale = looksLikeLocale(first);
  const asked = hasLocale ? first : (url.searchParams.get('lang') ?? '');
  const { locale } = nearestLocale(asked, further);
  return { locale, segments: hasLocale ? rest : segments };
}

/** Our address of one of the platform's; null where there is none. */
export function ourAddress({ locale, segments }: PlatformAddress): string | null {
  const [kind, ...rest] = segments;
  const href = hrefsFor(locale);
  switch (kind) {
    case undefined:
      return href.home();
    case 'products':
      return rest[0] ? href.product(rest[0]) : href.home();
    case 'collections':
      return collectionAddress(rest, href);
    case 'pages':
      return rest[0] ? documentAddress('page', rest[0], locale) : href.home();
    case 'policies':
      return rest[0] ? policyAddress(rest[0], locale) : href.home();
    case 'blogs':
      return blogAddress(rest, locale);
    case 'search':
      return href.search();
    case 'cart':
      return rest.length === 0 ? href.cart() : null;
    case 'checkout':
      return rest.length === 0 ? href.checkout() : null;
    default:
      return null;
  }
}

/** Pages of a theme's account that the hosted one has under another name. */
const accountPages: Record<string, string> = { orders: 'orders', addresses: 'profile' };

/** The account's page for `/account/…` of a theme, ours if there is no hosted one; null for any other address. */
export function accountAddress(
  { segments: [kind, page = ''], locale }: PlatformAddress,
  accountUrl: string | null,
): string | null {
  if (kind !== 'account') return null;
  const name = Object.hasOwn(accountPages, page) ? accountPages[page] : null;
  if (accountUrl === null) return hrefsFor(locale).account(name ? page : undefined);
  return name ? `${accountUrl.replace(/\/$/, '')}/${name}` : accountUrl;
}

/** `/collections/tools/products/x` is a product, `/collections/tools/red` a collection, and `all` is every product. */
function collectionAddress([handle, inner, product]: string[], href: Hrefs): string {
  if (inner === 'products' && product) return href.product(product);
  // with the name in ?q=
  if (handle === 'vendors' || handle === 'types') return href.search();
  return handle && handle !== 'all' ? href.collection(handle) : href.home();
}

/** In the language asked for, or else in the one whose slug it is. */
function documentAddress(kind: 'page' | 'article', slug: string, locale: Locale): string | null {
  const language = languageOf(locale);
  const found = [language, ...languages].find((key) => findDocument(kind, slug, key));
  return found ? hrefsFor(found === language ? locale : found)[kind](slug) : null;
}

function policyAddress(name: string, locale: Locale): string | null {
  const document = findByKey(policyDocuments[name] ?? '', languageOf(locale));
  // a shop without a page of its own shows the platform's
  return Object.hasOwn(policyDocuments, name)
    ? hrefsFor(locale).page(document?.frontMatter.slug ?? name)
    : null;
}

/** A product test is no document of ours, so that an unknown article may exist. */
function blogAddress([, article]: string[], locale: Locale): string | null {
  const href = hrefsFor(locale);
  if (article && article !== 'tagged')
    return documentAddress('article', article, locale) ?? href.article(article);
  const hub = findByKey('hubs/knowledge', languageOf(locale));
  return hub ? href.article(hub.frontMatter.slug) : null;
}

/** A page or an article that no file has: the platform may. */
export function unknownDocument({
  locale,
  segments: [kind, first = '', second = ''],
}: PlatformAddress): { kind: 'page' | 'article'; handle: string } | null {
  const asked =
    kind === 'pages' && first
      ? ({ kind: 'page', handle: first } as const)
      : kind === 'blogs' && second && second !== 'tagged'
        ? ({ kind: 'article', handle: second } as const)
        : null;
  return asked && !documentAddress(asked.kind, asked.handle, locale) ? asked : null;
}

const ourKinds: Record<string, string> = { p: 'products', c: 'collections', e: 'pages' };

/** The paths under which the merchant may have a redirect for an address, the most exact first. */
export function redirectPaths(url: URL): string[] {
  const { segments } = parsePlatformAddress(url);
  const [kind = '', ...rest] = segments;
  const platformKind = ourKinds[kind];
  return [
    url.pathname.replace(/(.)\/+$/, '$1'),
    `/${segments.join('/')}`,
    ...(platformKind ? [`/${[platformKind, ...rest].join('/')}`] : []),
  ];
}

/** A merchant's target as an address of ours; another site's stays as it is. */
export function targetAddress(
  target: string,
  locale: Locale,
  further: readonly FurtherLocale[] = [],
): string {
  const url = URL.parse(target, 'https://shop.invalid');
  if (url?.hostname !== 'shop.invalid') return target;
  const asked = parsePlatformAddress(url, further);
  const hasLocale = looksLikeLocale(url.pathname.split('/')[1] ?? '');
  const address = ourAddress(hasLocale ? asked : { ...asked, locale });
  const fallback = hasLocale ? url.pathname : `/${locale}${url.pathname}`;
  return (address ?? fallback) + url.search + url.hash;
}

/** A link in an editor's text: editors copy addresses of the platform, also those of pages that no file has. */
export function writtenAddress(href: string, locale: Locale): string {
  const [, handle] = /^\/pages\/([\w-]+)$/.exec(href) ?? [];
  return handle ? hrefsFor(locale).page(handle) : targetAddress(href, locale);
}

/** With the query of the old address; parameters of the target win. */
export function withQuery(address: string, query: URLSearchParams): string {
  const [path = '', own = ''] = address.split('?');
  const all = new URLSearchParams(own);
  for (const [name, value] of query) {
    if (name !== 'lang' && !new URLSearchParams(own).has(name)) all.append(name, value);
  }
  return all.size > 0 ? `${path}?${all}` : address;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
