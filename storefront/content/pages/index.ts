// All languages at once: for the server and for tests. No page's words travel to a browser that does not show it.
import type { Language } from '../../app/i18n/languages.ts';
import { type PageKey, pageAddresses } from './addresses.ts';
import { pages as da } from './da/index.ts';
import { pages as de } from './de/index.ts';
import { pages as en } from './en/index.ts';
import type { PageText } from './model.ts';

const allPages: Record<Language, Partial<Record<PageKey, PageText>>> = { de, en, da };

type Kind = (typeof pageAddresses)[PageKey]['kind'];
type Slugs = Partial<Record<Language, string>>;

/** A page's words in one language, and its slug in every language it is written in. */
export function findPage(
  kind: Kind,
  slug: string,
  language: Language,
): { text: PageText; slugs: Slugs } | null {
  for (const [key, address] of addressEntries()) {
    const text = allPages[language][key];
    if (text && address.kind === kind && address.slugs[language] === slug) {
      return { text, slugs: address.slugs };
    }
  }
  return null;
}

/** Every page of a language, for those who check links or list what there is. */
export function pagesOf(language: Language): { kind: Kind; slug: string; text: PageText }[] {
  return addressEntries().flatMap(([key, { kind, slugs }]) => {
    const slug = slugs[language];
    const text = allPages[language][key];
    return slug && text ? [{ kind, slug, text }] : [];
  });
}

/** Where every page stands in the languages it is written in. */
export function pagesInEveryLanguage(): { kind: Kind; slugs: Slugs }[] {
  return addressEntries().map(([, { kind, slugs }]) => ({ kind, slugs }));
}

function addressEntries() {
  return pageKeys.map((key) => [key, pageAddresses[key]] as const);
}

const pageKeys = Object.keys(pageAddresses).filter((key): key is PageKey => key in pageAddresses);
