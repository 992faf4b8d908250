import type { ComponentType } from 'react';
import type { Language } from '../../app/i18n/languages.ts';
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
  frontMatter: FrontMatter;
  Text: ComponentType<{ components: Record<string, unknown> }>;
}

export interface CompiledDocument {
  default: Document['Text'];
  frontmatter: unknown;
}
