// Rendered by the server alone.
import type { ListingQuery } from '../commerce/listing-query.ts';
import type { SearchResults } from '../commerce/search.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { EmptyListing } from '../merchandise/empty-listing.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { SearchForm } from '../shell/search-form.tsx';
import { CategoryHits } from './category-hits.tsx';
import { NoResultsPage } from './no-results-page.tsx';

interface ResultsPartProps {
  query: ListingQuery;
  /** Null without a query. */
  results: SearchResults | null;
  popular: string[];
}

const isFiltered = ({ filters, price }: ListingQuery) => filters.length > 0 || price !== null;
const isEmpty = (results: SearchResults | null) => results?.listing.products.length === 0;

/** Nothing to filter: other ways to go on instead of a listing. */
export function hasNoListing(query: ListingQuery, results: SearchResults | null): boolean {
  return results === null || (isEmpty(results) && !isFiltered(query));
}

export function ResultsTop({ query, results }: Omit<ResultsPartProps, 'popular'>) {
  const { t, href } = useI18n();
  const text = query.text ?? '';
  const title = text ? t.search.resultsFor(text) : t.shell.searchPlaceholder;
  return (
    <>
      <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, { title: t.search.title }]} />
      {isEmpty(results) && !isFiltered(query) ? null : <h1 className="h2">{title}</h1>}
      <SearchForm text={text} inPage />
      {results && !isEmpty(results) && <CategoryHits results={results} />}
    </>
  );
}

export function ResultsProducts({ query, results, popular }: ResultsPartProps) {
  const { t, href } = useI18n();
  const text = query.text ?? '';
  if (!results || hasNoListing(query, results)) {
    return <NoResultsPage text={text} results={results} popular={popular} />;
  }
  const { products, total } = results.listing;
  if (products.length === 0) return <EmptyListing query={query} path={href.search()} />;
  return (
    <>
      <ProductGrid
        products={products}
        headingLevel={2}
        list={{ id: 'search', name: t.search.resultsFor(text) }}
      />
      {total === 1 && <p className="muted">{t.search.noOtherProducts}</p>}
    </>
  );
}
