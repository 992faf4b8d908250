import { findByKey } from '../../content/documents/documents.server.ts';
import type { Catalogue } from '../commerce/catalogue.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { alternatesFor } from './alternates-for.ts';
import { collectionRow } from './collection-row.ts';
import { notFound } from './not-found.ts';

/** The report of a product test with the tested products; throws a 404 where there is none. */
export async function loadProductTest(handle: string, language: Language, catalogue: Catalogue) {
  const report = await catalogue.productTest(handle, language);
  if (!report) throw notFound();
  const hub = findByKey('hubs/knowledge', language);
  return {
    report,
    row: report.collection
      ? await collectionRow(report.collection, null, language, catalogue)
      : null,
    parent: hub && {
      title: hub.frontMatter.title,
      href: hrefsFor(language).article(hub.frontMatter.slug),
    },
    // the platform has one handle for all languages
    alternates: alternatesFor((key) => hrefsFor(key).article(handle)),
  };
}
