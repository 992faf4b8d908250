import type { ComponentType, ReactNode } from 'react';
import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import type { ProductDetail } from '../commerce/product/product.ts';
import type { Language } from '../i18n/languages.ts';
import type { Locale } from '../i18n/locales.ts';

/** What the sections of modules need, by the module's name: each declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by modules
export interface HomeData {}

/** A section of the home page that reacts, where the content has it. */
export interface HomeModule {
  name: string;
  Section: ComponentType<{ data: Partial<HomeData> }>;
}

/** An editor's own texts, in place of the module's. */
export interface ModuleSection {
  heading?: string | undefined;
  text?: string | undefined;
}

interface HomeRequest {
  language: Language;
  catalogue: Catalogue;
  section: ModuleSection;
}

/** Of the home page, on the server alone. */
export interface HomeServerModule {
  name: string;
  /** For its section; null where the shop's content has none. */
  load?(request: HomeRequest): Promise<object | null>;
  /** Of the product of the month: a figure, and facts above its rating. */
  highlights?(
    product: Pick<ProductDetail, 'facts' | 'cardFacts'>,
    language: Language,
  ): { figure: ReactNode; facts: { term: string; value: ReactNode }[] } | null;
  /** A section of the page of the product of the month. */
  month?: ComponentType<MonthProps>;
}

export interface MonthProps {
  product: Pick<ProductDetail, 'handle' | 'shortNote' | 'facts'>;
  locale: Locale;
}
