import { defaultLanguage, isLanguage, type Language } from './languages.ts';

type Resolution =
  | { kind: 'page'; language: Language }
  | { kind: 'redirect'; to: string; permanent: boolean }
  | { kind: 'without-language' }
  /** A redirect of the merchant, or a 404. */
  | { kind: 'unknown' };

/** Files without a language. */
const withoutLanguage =
  /^\/(robots\.txt|llms\.txt|agents\.md|\.well-known\/security\.txt|sitemap\.xml|sitemaps\/[^/]+\.xml|feeds\/[^/]+)\/*$/;
/** The platform's own addresses, with or without a language: a route redirects them to ours, in one step. */
const ofPlatform = /^\/([a-z]{2}(-[a-z]{2})?\/)?(products|collections|pages|policies|blogs)(\/|$)/i;
const looksLikeLanguage = /^[a-z]{2}(-[a-z]{2})?$/i;

/** The language of a URL, or the redirect to one with a language. */
export function resolveLanguage(url: URL): Resolution {
  const [, first = '', ...rest] = url.pathname.split('/');
  if (isLanguage(first)) return { kind: 'page', language: first };
  if (withoutLanguage.test(url.pathname)) return { kind: 'without-language' };
  if (ofPlatform.test(url.pathname)) return { kind: 'unknown' };

  const asked = url.searchParams.get('lang');
  const query = new URLSearchParams(url.searchParams);
  query.delete('lang');
  const search = query.size > 0 ? `?${query}` : '';
  const inLanguage = (language: Language, path: string[]) =>
    `/${[language, ...path].filter(Boolean).join('/')}${search}`;

  if (first === '' || asked !== null) {
    const language = isLanguage(asked) ? asked : defaultLanguage;
    const path = looksLikeLanguage.test(first) ? rest : [first, ...rest];
    return { kind: 'redirect', to: inLanguage(language, path), permanent: asked !== null };
  }
  if (looksLikeLanguage.test(first)) {
    const [withoutCountry = ''] = first.toLowerCase().split('-');
    const language = isLanguage(withoutCountry) ? withoutCountry : defaultLanguage;
    return { kind: 'redirect', to: inLanguage(language, rest), permanent: false };
  }
  return { kind: 'unknown' };
}
