import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Formats, formatsFor } from './formats.ts';
import { type Hrefs, hrefsFor } from './hrefs.ts';
import type { Language } from './languages.ts';
import type { CommonMessages } from './messages/index.ts';

interface I18n {
  language: Language;
  t: CommonMessages;
  format: Formats;
  href: Hrefs;
}

const I18nContext = createContext<I18n | null>(null);

interface I18nProviderProps {
  language: Language;
  messages: CommonMessages;
  children: ReactNode;
}

export function I18nProvider({ language, messages, children }: I18nProviderProps) {
  const value = useMemo(
    () => ({ language, t: messages, format: formatsFor(language), href: hrefsFor(language) }),
    [language, messages],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Texts, formatters and URLs of the page's language. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n is used outside of I18nProvider');
  return i18n;
}

/** Texts that few pages need: their code contains all languages, so that no other page loads them. */
export function useTexts<Texts>(texts: Record<Language, Texts>): Texts {
  return texts[useI18n().language];
}
