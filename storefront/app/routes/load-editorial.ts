import { findPage } from '../../content/pages/index.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { alternatesFor } from './alternates-for.ts';
import { notFound } from './not-found.ts';

/** A content page's words and its counterparts, or the answer that it does not exist. */
export function loadEditorial(kind: 'page' | 'article', slug: string, language: Language) {
  const found = findPage(kind, slug, language);
  if (!found) throw notFound();
  const { text, slugs } = found;
  return {
    text,
    alternates: alternatesFor((key) => slugs[key] && hrefsFor(key)[kind](slugs[key])),
  };
}
