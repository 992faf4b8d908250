import type { Language } from '../../storefront/app/i18n/languages.ts';
import type { Sources } from './document-rules.ts';
import type { Violation } from './rules.ts';

/** Names of the cookies that code sets, as it writes them. */
export function cookiesIn(code: string): string[] {
  const named = /createCookie\('([\w-]+)'|\b\w*[cC]ookie(?:Name)? = '([\w-]+)'/g;
  return [...code.matchAll(named)].flatMap(([, made, constant]) => made ?? constant ?? []);
}

/** Cookies that have no row in the table of the privacy page. */
export function unnamedCookies(
  cookies: readonly string[],
  sources: Sources,
  languages: readonly Language[],
): Violation[] {
  return languages.flatMap((language) => {
    const where = `pages/privacy/${language}`;
    return cookies
      .filter((cookie) => !sources.get(where)?.includes(`| ${cookie} |`))
      .map((cookie) => ({ rule: 'named-cookies', where, problem: `does not name ${cookie}` }));
  });
}
