import { useEffect } from 'react';
import { type ListingQuery, listingSearch, pageSize } from '../commerce/listing-query.ts';
import type { FoundProducts, PageHit } from '../commerce/search.ts';
import { normaliseQuery } from '../commerce/search-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { EmptyListing } from '../merchandise/empty-listing.tsx';
import { Listing } from '../merchandise/listing.tsx';
import { ListingBar } from '../merchandise/listing-bar.tsx';
import { listingId } from '../merchandise/listing-id.ts';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SearchForm } from '../shell/search-form.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ArticleHits } from './article-hits.tsx';
import { CategoryHits } from './category-hits.tsx';
import { LeadCards } from './lead-cards.tsx';
import { NoResultsPage } from './no-results-page.tsx';
import { reportSearch } from './report-search.ts';
import styles from './results-screen.module.css';
import { watchOutcome } from './watch-outcome.ts';

interface ResultsScreenProps {
  query: ListingQuery;
  /** Null without a query. */
  results: FoundProducts | null;
  /** Pages that help with an order or a contract. */
  help: PageHit[];
  articles: PageHit[];
  /** Articles rather than products are asked for. */
  wantsGuide: boolean;
  popular: string[];
}

export function ResultsScreen(props: ResultsScreenProps) {
  const { query, results, articles, wantsGuide, popular } = props;
  const { t, href, language } = useI18n();
  const text = query.text ?? '';
  const title = text ? t.search.resultsFor(text) : t.shell.searchPlaceholder;
  const isFiltered = query.filters.length > 0 || query.price !== null;
  const isEmpty = results !== null && results.listing.products.length === 0;
  const answers = wantsGuide ? [...props.help, ...articles] : props.help;
  // never "nothing found" beside an answer
  const isNothing = isEmpty && !isFiltered && answers.length + articles.length === 0;
  useEffect(() => reportSearch(text), [text]);
  useEffect(() => watchOutcome(language, text, isEmpty), [language, text, isEmpty]);
  return (
    <>
      <PageHead title={title} description={t.search.description} hidden />
      <div className={`wrap ${styles.head}`}>
        <Breadcrumb
          items={[{ title: t.shell.home, href: href.home() }, { title: t.search.title }]}
        />
        {isNothing ? null : <h1 className="h2">{title}</h1>}
        {isEmpty && !isFiltered && !isNothing && <p>{t.search.onlyHelp}</p>}
        <SearchForm key={text} text={text} inPage />
        <LeadCards category={results?.category ?? null} pages={answers} />
        {results && results.without.length > 0 && <p>{t.search.without(results.without)}</p>}
        {results && !isNothing && <CategoryHits results={results} />}
      </div>
      {results === null || (isEmpty && !isFiltered) ? (
        <NoResultsPage text={text} results={isNothing ? results : null} popular={popular} />
      ) : (
        <>
          <ListingBar listing={results.listing} query={query} />
          <div id={listingId} className={`wrap ${styles.listing}`}>
            {isEmpty ? (
              <EmptyListing query={query} />
            ) : (
              <Listing
                key={listingSearch({ ...query, text: normaliseQuery(text), show: pageSize })}
                listing={results.listing}
                query={query}
                list={{ id: 'search', name: t.search.resultsFor(text) }}
                listingIn={listingIn}
              />
            )}
            {results.category && (
              <p className={styles.all}>
                <TextLink to={href.search(`"${text}"`)}>{t.search.searchAll(text)}</TextLink>
              </p>
            )}
            {results.listing.total === 1 && <p className="muted">{t.search.noOtherProducts}</p>}
          </div>
        </>
      )}
      {articles.length > 0 && !wantsGuide && <ArticleHits articles={articles} />}
    </>
  );
}

function listingIn(data: { results: FoundProducts | null }) {
  return data.results?.listing ?? { products: [], total: 0, nextCursor: null, filterGroups: [] };
}
