import type { ComponentType } from 'react';
import type { Language } from '../../app/i18n/languages.ts';
import type { Locale } from '../../app/i18n/locales.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Section } from './sections.ts';

/** One document in one language. */
export interface Document {
  section: Section;
  /** The same in every language. */
  key: string;
  /** Of its address. */
  language: Language;
  /** Of its text, where that is not translated: the shop's first. */
  writtenIn?: Language;
  /** With the terms of the home market, as for lists of documents. */
  frontMatter: FrontMatter;
  /** With those of a market. */
  frontMatterIn(locale: Locale, currency?: string): FrontMatter;
  Text: ComponentType<{ components: Record<string, unknown> }>;
}

export interface CompiledDocument {
  default: Document['Text'];
  frontmatter: unknown;
}
