import { type ListingQuery, listingSearch, pageSize } from '../commerce/listing-query.ts';
import type { SearchResults } from '../commerce/search.ts';
import { normaliseQuery } from '../commerce/search-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { EmptyListing } from '../merchandise/empty-listing.tsx';
import { Listing } from '../merchandise/listing.tsx';
import { ListingBar } from '../merchandise/listing-bar.tsx';
import { listingId } from '../merchandise/listing-id.ts';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SearchForm } from '../shell/search-form.tsx';
import { type ArticleHit, ArticleHits } from './article-hits.tsx';
import { CategoryHits } from './category-hits.tsx';
import { NoResultsPage } from './no-results-page.tsx';
import styles from './results-screen.module.css';

interface ResultsScreenProps {
  query: ListingQuery;
  /** Null without a query. */
  results: SearchResults | null;
  articles: ArticleHit[];
  popular: string[];
}

export function ResultsScreen({ query, results, articles, popular }: ResultsScreenProps) {
  const { t, href } = useI18n();
  const text = query.text ?? '';
  const title = text ? t.search.resultsFor(text) : t.shell.searchPlaceholder;
  const isFiltered = query.filters.length > 0 || query.price !== null;
  const isEmpty = results !== null && results.listing.products.length === 0;
  return (
    <>
      <PageHead title={title} description={t.search.description} hidden />
      <div className={`wrap ${styles.head}`}>
        <Breadcrumb
          items={[{ title: t.shell.home, href: href.home() }, { title: t.search.title }]}
        />
        {isEmpty && !isFiltered ? null : <h1 className="h2">{title}</h1>}
        <SearchForm key={text} text={text} inPage />
        {results && !isEmpty && <CategoryHits results={results} />}
      </div>
      {results === null || (isEmpty && !isFiltered) ? (
        <NoResultsPage text={text} results={results} popular={popular} />
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
            {results.listing.total === 1 && <p className="muted">{t.search.noOtherProducts}</p>}
          </div>
        </>
      )}
      {articles.length > 0 && <ArticleHits articles={articles} />}
    </>
  );
}

function listingIn(data: { results: SearchResults | null }) {
  return data.results?.listing ?? { products: [], total: 0, nextCursor: null, filterGroups: [] };
}
