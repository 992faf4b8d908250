import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Formats, formatsFor } from './formats.ts';
import { type Hrefs, hrefsFor } from './hrefs.ts';
import type { Language } from './languages.ts';
import { homeMarket, type Market } from './market.ts';
import type { CartMessages, CommonMessages } from './messages/message-types.ts';

interface I18n {
  language: Language;
  market: Market;
  /** The cart's texts on the server only: browsers load them with its parts (cart-texts.ts). */
  t: CommonMessages & Partial<CartMessages>;
  format: Formats;
  href: Hrefs;
}

const I18nContext = createContext<I18n | null>(null);

interface I18nProviderProps {
  language: Language;
  /** The language's home market by default. */
  market?: Market;
  messages: CommonMessages & Partial<CartMessages>;
  children: ReactNode;
}

export function I18nProvider({ language, market, messages, children }: I18nProviderProps) {
  const value = useMemo(() => {
    const sells = market ?? homeMarket(language);
    const { locale, currency } = sells;
    const format = formatsFor(locale, currency);
    return { language, market: sells, t: messages, format, href: hrefsFor(locale) };
  }, [language, market, messages]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Texts, formatters and URLs of the page's language and market. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n is used outside of I18nProvider');
  return i18n;
}

/** Texts that few pages need: their code contains all languages, so that no other page loads them. */
export function useTexts<Texts>(texts: Record<Language, Texts>): Texts {
  return texts[useI18n().language];
}
