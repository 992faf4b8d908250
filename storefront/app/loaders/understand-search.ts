import { helpIcons } from '#shop/content/search.server.ts';
import { searchVocabularies } from '#shop/content/search-words.server.ts';
import { documents, findByKey } from '../../content/documents/documents.server.ts';
import { sections } from '../../content/documents/sections.ts';
import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import { createLexicon, type Lexicon } from '../commerce/search/lexicon.ts';
import type { PageHit } from '../commerce/search/search.ts';
import { type UnderstoodQuery, understandQuery } from '../commerce/search/understand-query.ts';
import type { CollectionName, HelpPage } from '../commerce/search/vocabulary.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { type Locale, languageOf } from '../i18n/locales.ts';
import { matchPages } from '../search/match-pages.ts';
import { orFallback } from './or-fallback.ts';

interface UnderstoodSearch {
  lexicon: Lexicon;
  query: UnderstoodQuery;
  /** Pages that help with an order or a contract. */
  help: PageHit[];
  /** Articles and instructions about the words. */
  articles: PageHit[];
}

/** What a query means in this shop; without the titles of its collections while the platform is unavailable. */
export async function understandSearch(
  text: string,
  locale: Locale,
  catalogue: Pick<Catalogue, 'collectionNames'>,
): Promise<UnderstoodSearch> {
  const language = languageOf(locale);
  const names = await orFallback(catalogue.collectionNames(language), noNames);
  const lexicon = lexiconOf(language, names);
  const query = understandQuery(text, lexicon);
  const help = query.help.flatMap((page) => pageHit(page, locale));
  const href = hrefsFor(locale);
  const pages = documents
    .filter((document) => document.language === language)
    .map(({ section, frontMatter: { title, description, keywords, slug } }) => ({
      title,
      description,
      keywords: keywords ?? '',
      url: href[sections[section]](slug),
    }));
  const articles = matchPages(pages, query.words.join(' '))
    .filter(({ url }) => !help.some((page) => page.url === url))
    .map(
      ({ title, description, url }): PageHit => ({ icon: 'book-open', title, description, url }),
    );
  return { lexicon, query, help, articles };
}

const noNames: CollectionName[] = [];

const lexicons = new Map<Language, { key: string; lexicon: Lexicon }>();

/** Kept until a collection is renamed. */
function lexiconOf(language: Language, names: CollectionName[]): Lexicon {
  const key = names.map(({ handle, title }) => `${handle} ${title}`).join('\n');
  const known = lexicons.get(language);
  if (known?.key === key) return known.lexicon;
  const lexicon = createLexicon(language, searchVocabularies[language], names);
  lexicons.set(language, { key, lexicon });
  return lexicon;
}

function pageHit(page: HelpPage['page'], locale: Locale): PageHit[] {
  const href = hrefsFor(locale);
  const icon = helpIcons['route' in page ? page.route : page.document] ?? 'info';
  if ('route' in page) {
    return [{ icon, title: page.title, description: page.text, url: href[page.route]() }];
  }
  const document = findByKey(page.document, languageOf(locale));
  if (!document) return [];
  const { title, shortTitle, description, slug } = document.frontMatter;
  const url = href[sections[document.section]](slug);
  return [{ icon, title: shortTitle ?? title, description, url }];
}
