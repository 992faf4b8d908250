import { hrefsFor } from '../i18n/hrefs.ts';
import { localeOfPath } from '../i18n/locales.ts';
import { type Site, useSite } from './site.ts';

/** Whether links may point there: features that are switched off are not advertised. */
export function isAdvertised(url: string | undefined, site: Pick<Site, 'hasNewsletter'>): boolean {
  const path = url?.split(/[?#]/)[0] ?? '';
  return site.hasNewsletter || path !== hrefsFor(localeOfPath(path)).newsletter();
}

/** Filters menu entries of features that are switched off. */
export function useAdvertised(): <Entry extends { url: string }>(entries: Entry[]) => Entry[] {
  const hasNewsletter = useSite()?.hasNewsletter ?? false;
  return (entries) => entries.filter(({ url }) => isAdvertised(url, { hasNewsletter }));
}
