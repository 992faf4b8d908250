import { defaultLanguage, type Language } from '../../storefront/app/i18n/languages.ts';
import type { SourceDocument } from './read-documents.ts';

type Named = Pick<SourceDocument, 'section' | 'key' | 'language' | 'frontMatter'>;

/** What is not written in a language, and therefore shown in the shop's first one. */
export function untranslated<Document extends Named>(
  documents: readonly Document[],
  language: Language,
): Document[] {
  const nameOf = ({ section, key }: Named) => `${section}/${key}`;
  const written = new Set(documents.filter((each) => each.language === language).map(nameOf));
  return documents
    .filter((each) => each.language === defaultLanguage && !each.frontMatter?.firstLanguageOnly)
    .filter((each) => !written.has(nameOf(each)));
}
