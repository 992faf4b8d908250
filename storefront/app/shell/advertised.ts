import { hrefsFor } from '../i18n/hrefs.ts';
import { languages } from '../i18n/languages.ts';
import { type Site, useSite } from './site.ts';

const newsletterPages = languages.map((language) => hrefsFor(language).page('newsletter'));

/** Whether something may point there: what the shop has switched off is not advertised. */
export function isAdvertised(url: string | undefined, site: Pick<Site, 'hasNewsletter'>): boolean {
  const path = url?.split(/[?#]/)[0] ?? '';
  return site.hasNewsletter || !newsletterPages.includes(path);
}

/** The entries of a menu, without those for what is switched off. */
export function useAdvertised(): <Entry extends { url: string }>(entries: Entry[]) => Entry[] {
  const hasNewsletter = useSite()?.hasNewsletter ?? false;
  return (entries) => entries.filter(({ url }) => isAdvertised(url, { hasNewsletter }));
}
