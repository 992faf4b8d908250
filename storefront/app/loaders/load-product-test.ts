import { findByKey } from '../../content/documents/documents.server.ts';
import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { linksInLocale } from '../i18n/links-in-locale.ts';
import { languageOf } from '../i18n/locales.ts';
import type { Market } from '../i18n/market.ts';
import { alternatesFor } from './alternates-for.ts';
import { collectionRow } from './collection-row.ts';
import { notFound } from './not-found.ts';

/** The report of a product test with the tested products; throws a 404 where there is none. */
export async function loadProductTest(handle: string, market: Market, catalogue: Catalogue) {
  const { locale } = market;
  const language = languageOf(locale);
  const report = await catalogue.productTest(handle, language);
  if (!report) throw notFound();
  const hub = findByKey('hubs/knowledge', language);
  return {
    report,
    row: report.collection
      ? linksInLocale(await collectionRow(report.collection, null, language, catalogue), locale)
      : null,
    parent: hub && {
      title: hub.frontMatter.title,
      href: hrefsFor(locale).article(hub.frontMatter.slug),
    },
    // the platform has one handle for all languages
    alternates: alternatesFor(market, (key) => hrefsFor(key).article(handle)),
  };
}
