import { languages } from '#shop/languages.ts';
import { findByKey, findDocument } from '../../content/documents/documents.server.ts';
import { type Hrefs, hrefsFor } from '../i18n/hrefs.ts';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages.ts';

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
  language: Language;
  /** Without the language. */
  segments: string[];
}

/** The language of an address of the platform: of its first segment (`/en-gb/products/x`), or of `?lang=`. */
export function parsePlatformAddress(url: URL): PlatformAddress {
  const segments = url.pathname.split('/').filter(Boolean).map(decode);
  const [, prefix] = /^([a-z]{2})(?:-[a-z]{2})?$/i.exec(segments[0] ?? '') ?? [];
  const asked = prefix?.toLowerCase() ?? url.searchParams.get('lang');
  return {
    language: isLanguage(asked) ? asked : defaultLanguage,
    segments: prefix ? segments.slice(1) : segments,
  };
}

/** Our address of one of the platform's; null where there is none. */
export function ourAddress({ language, segments }: PlatformAddress): string | null {
  const [kind, ...rest] = segments;
  const href = hrefsFor(language);
  switch (kind) {
    case undefined:
      return href.home();
    case 'products':
      return rest[0] ? href.product(rest[0]) : href.home();
    case 'collections':
      return collectionAddress(rest, href);
    case 'pages':
      return documentAddress('page', rest[0] ?? '', language);
    case 'policies':
      return policyAddress(rest[0] ?? '', language);
    case 'blogs':
      return blogAddress(rest, language);
    case 'search':
      return href.search();
    case 'cart':
      return rest.length === 0 ? href.cart() : null;
    default:
      return null;
  }
}

/** `/collections/coffee/products/x` is a product, and `all` is every product. */
function collectionAddress([handle, inner, product]: string[], href: Hrefs): string {
  if (inner === 'products' && product) return href.product(product);
  return handle && handle !== 'all' ? href.collection(handle) : href.home();
}

/** In the language asked for, or else in the one whose slug it is. */
function documentAddress(
  kind: 'page' | 'article',
  slug: string,
  language: Language,
): string | null {
  const found = [language, ...languages].find((key) => findDocument(kind, slug, key));
  return found ? hrefsFor(found)[kind](slug) : null;
}

function policyAddress(name: string, language: Language): string | null {
  const document = findByKey(policyDocuments[name] ?? '', language);
  // a shop without a page of its own shows the platform's
  return Object.hasOwn(policyDocuments, name)
    ? hrefsFor(language).page(document?.frontMatter.slug ?? name)
    : null;
}

/** A product test is no document of ours, so that an unknown article may exist. */
function blogAddress([blog, article]: string[], language: Language): string | null {
  const href = hrefsFor(language);
  if (article) return documentAddress('article', article, language) ?? href.article(article);
  const hub = findByKey('hubs/knowledge', language);
  return blog && hub ? href.article(hub.frontMatter.slug) : null;
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
export function targetAddress(target: string, language: Language): string {
  const url = URL.parse(target, 'https://shop.invalid');
  if (url?.hostname !== 'shop.invalid') return target;
  const asked = parsePlatformAddress(url);
  const hasLanguage = /^\/[a-z]{2}(-[a-z]{2})?(\/|$)/i.test(url.pathname);
  const address = ourAddress(hasLanguage ? asked : { ...asked, language });
  const fallback = hasLanguage ? url.pathname : `/${language}${url.pathname}`;
  return (address ?? fallback) + url.search;
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
