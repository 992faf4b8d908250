import { shop } from '#shop/shop.ts';
import { defaultLanguage, isLanguage, type Language } from './languages.ts';
import {
  countryOf,
  type FurtherLocale,
  isFurther,
  type Locale,
  languageOf,
  looksLikeLocale,
  marketCountry,
  parseLocale,
} from './locales.ts';

type Resolution =
  | { kind: 'page'; locale: Locale }
  | { kind: 'redirect'; to: string; permanent: boolean }
  | { kind: 'without-language' }
  /** A redirect of the merchant, or a 404. */
  | { kind: 'unknown' };

/** Files without a language. */
const withoutLanguage =
  /^\/(robots\.txt|llms\.txt|agents\.md|\.well-known\/security\.txt|sitemap\.xml|sitemaps\/[^/]+\.xml|feeds\/[^/]+)\/*$/;
/** The platform's own addresses, with or without a language: a route redirects them to ours, in one step. */
const ofPlatform =
  /^\/([a-z]{2}(-[a-z]{2})?\/)?(products|collections|pages|policies|blogs|account|discount|cart\/[\d:,]+$)(\/|$)/i;

/** Language and market of a URL, or the redirect to one that has them. */
export function resolveLanguage(url: URL, further: readonly FurtherLocale[] = []): Resolution {
  const [, first = '', ...rest] = url.pathname.split('/');
  if (isLanguage(first) || isFurther(first, further)) return { kind: 'page', locale: first };
  if (withoutLanguage.test(url.pathname)) return { kind: 'without-language' };
  if (ofPlatform.test(url.pathname)) return { kind: 'unknown' };

  const asked = url.searchParams.get('lang');
  const query = new URLSearchParams(url.searchParams);
  query.delete('lang');
  const search = query.size > 0 ? `?${query}` : '';
  const at = (locale: Locale, path: string[]) =>
    `/${[locale, ...path].filter(Boolean).join('/')}${search}`;

  if (first === '' || asked !== null) {
    const { locale } = nearestLocale(asked ?? '', further);
    const path = looksLikeLocale(first) ? rest : [first, ...rest];
    return { kind: 'redirect', to: at(locale, path), permanent: asked !== null };
  }
  if (looksLikeLocale(first)) {
    const { locale, isSame } = nearestLocale(first, further);
    return { kind: 'redirect', to: at(locale, rest), permanent: isSame };
  }
  return { kind: 'unknown' };
}

/**
 * The locale that a text means, in any spelling: the home market of its language where the country has no market, the
 * default language where the shop does not have it. `isSame` where it always means that one.
 */
export function nearestLocale(
  text: string,
  further: readonly FurtherLocale[],
): { locale: Locale; isSame: boolean } {
  const locale = parseLocale(text);
  if (!locale) return { locale: defaultLanguage, isSame: false };
  if (isFurther(locale, further)) return { locale, isSame: true };
  const language = languageOf(locale);
  const country = countryOf(locale);
  return { locale: language, isSame: country === null || country === homeCountryOf(language) };
}

/** The country of a language's market at `/{lang}`. */
export function homeCountryOf(language: Language): string {
  return marketCountry(language) ?? shop.shipping.home;
}
