import { useMatches } from 'react-router';
import type { Locale } from '../i18n/locales.ts';

/** The same page in the languages and markets it exists in, as paths. */
export type Alternates = Partial<Record<Locale, string>>;

/** The alternates in the current page's loader data. */
export function useAlternates(): Alternates {
  const pageData = useMatches().at(-1)?.loaderData;
  return hasAlternates(pageData) ? pageData.alternates : {};
}

/**
 * The links of the language switcher: the page's alternates. A listing's loader adds the query to keep, which canonical
 * addresses do not have.
 */
export function useLanguageLinks(): Alternates {
  const alternates = useAlternates();
  const pageData = useMatches().at(-1)?.loaderData;
  if (!hasSearch(pageData)) return alternates;
  const { searchInOtherLanguages: search } = pageData;
  return Object.fromEntries(
    Object.entries(alternates).map(([locale, path = '']) => [locale, path.split('?')[0] + search]),
  );
}

function hasSearch(value: unknown): value is { searchInOtherLanguages: string } {
  return typeof value === 'object' && value !== null && 'searchInOtherLanguages' in value;
}

function hasAlternates(value: unknown): value is { alternates: Alternates } {
  return typeof value === 'object' && value !== null && 'alternates' in value;
}
