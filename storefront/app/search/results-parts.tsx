// Rendered by the server alone.
import type { ListingQuery } from '../commerce/collection/listing-query.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import type { FoundProducts, PageHit } from '../commerce/search/search.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { EmptyListing } from '../merchandise/empty-listing.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { SearchForm } from '../shell/search-form.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { CategoryHits } from './category-hits.tsx';
import { LeadCards } from './lead-cards.tsx';
import { NoResultsPage } from './no-results-page.tsx';
import styles from './results-screen.module.css';

interface ResultsPartProps {
  query: ListingQuery;
  /** Null without a query. */
  results: FoundProducts | null;
  /** Pages that answer the query, ahead of the products. */
  answers: PageHit[];
  /** They are all that was asked for. */
  wantsHelp: boolean;
  /** How many were found. */
  pageCount: number;
  popular: string[];
  /** Where there is no listing. */
  bestSellers: ProductCard[];
}

const isFiltered = ({ filters, price }: ListingQuery) => filters.length > 0 || price !== null;
const isEmpty = (results: FoundProducts | null) => results?.listing.products.length === 0;

/** Nothing to filter: other ways to go on instead of a listing. */
export function hasNoListing(query: ListingQuery, results: FoundProducts | null): boolean {
  return results === null || (isEmpty(results) && !isFiltered(query));
}

/** Never beside a page that answers the query. */
function isNothing({
  query,
  results,
  pageCount,
}: Pick<ResultsPartProps, 'query' | 'results' | 'pageCount'>) {
  return isEmpty(results) && !isFiltered(query) && pageCount === 0;
}

export function ResultsTop(props: Omit<ResultsPartProps, 'popular' | 'bestSellers'>) {
  const { query, results, answers, wantsHelp, pageCount } = props;
  const { t, href } = useServerI18n();
  const text = query.text ?? '';
  const title = text ? t.search.resultsFor(text) : t.shell.searchPlaceholder;
  const nothing = isNothing(props);
  return (
    <>
      <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, { title: t.search.title }]} />
      {!nothing && <h1 className="h4">{title}</h1>}
      {results && hasNoListing(query, results) && (
        // products to go on with follow, which were not found
        <p className="visually-hidden" role="status">
          {t.search.count(0, results.categories.length + results.brands.length, pageCount)}
        </p>
      )}
      {isEmpty(results) && !isFiltered(query) && pageCount > 0 && <p>{t.search.onlyHelp}</p>}
      {results && <Narrowing results={results} />}
      {results && results.without.length > 0 && <p>{t.search.without(results.without)}</p>}
      {text === '' && (
        // where the header has only an icon, which leads here
        <div className={styles.field}>
          <SearchForm inPage />
        </div>
      )}
      {results && !nothing && (
        <div className={styles.leads}>
          <LeadCards category={results.category} pages={answers} pagesFirst={wantsHelp} />
          <CategoryHits results={results} />
        </div>
      )}
    </>
  );
}

/** The filters that were understood, in the words of the filter list. */
function Narrowing({ results }: { results: FoundProducts }) {
  const { t, format } = useServerI18n();
  const { filters, price } = results.narrowed;
  const groups = results.listing.filterGroups;
  const labels = filters.map(({ name, value }) => {
    const group = groups.find((it) => it.name === name);
    const known =
      group?.kind === 'list' ? group.values.find((it) => it.value === value) : undefined;
    return known?.label ?? value;
  });
  const amount = (value: number | null) => (value === null ? null : format.wholeAmount(value));
  if (price) labels.push(t.collection.priceRange(amount(price.min), amount(price.max)));
  return labels.length > 0 && <p>{t.search.only(labels)}</p>;
}

export function ResultsProducts(props: Omit<ResultsPartProps, 'answers' | 'wantsHelp'>) {
  const { query, results, popular, bestSellers } = props;
  const { t, href } = useServerI18n();
  const text = query.text ?? '';
  if (!results || hasNoListing(query, results)) {
    return (
      <NoResultsPage
        {...{ text, popular, bestSellers }}
        results={isNothing(props) ? results : null}
      />
    );
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

/** Below the products of a category. */
export function SearchAll({ query, results }: Pick<ResultsPartProps, 'query' | 'results'>) {
  const { t, href } = useServerI18n();
  const text = query.text ?? '';
  if (!results?.category) return null;
  return (
    <p className={`wrap ${styles.all}`}>
      <TextLink to={href.search(`"${text}"`)}>{t.search.searchAll(text)}</TextLink>
    </p>
  );
}
