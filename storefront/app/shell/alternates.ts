import { useMatches } from 'react-router';
import type { Language } from '../i18n/languages.ts';

/** The same page in the languages it exists in, as paths. */
export type Alternates = Partial<Record<Language, string>>;

/** What the current page's loader says about its counterparts. */
export function useAlternates(): Alternates {
  const pageData = useMatches().at(-1)?.loaderData;
  return hasAlternates(pageData) ? pageData.alternates : {};
}

function hasAlternates(value: unknown): value is { alternates: Alternates } {
  return typeof value === 'object' && value !== null && 'alternates' in value;
}
