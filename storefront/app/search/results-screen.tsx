import { useEffect } from 'react';
import {
  type ListingQuery,
  listingSearch,
  pageSize,
} from '../commerce/collection/listing-query.ts';
import { normaliseQuery } from '../commerce/search/search-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Listing } from '../merchandise/listing.tsx';
import { ListingBar } from '../merchandise/listing-bar.tsx';
import { listingId } from '../merchandise/listing-id.ts';
import { type ListingState, listingPart } from '../merchandise/listing-state.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import { showInHeader } from './header-field.ts';
import { reportSearch } from './report-search.ts';
import styles from './results-screen.module.css';
import { watchOutcome } from './watch-outcome.ts';
// only the server renders what stands around the products
import '../ui/breadcrumb.module.css';
import '../merchandise/empty-listing.module.css';
import '../ui/text-link.module.css';
import './category-hits.module.css';
import './lead-cards.module.css';
import './compass-icon.module.css';
import './no-results-page.module.css';
import './article-hits.module.css';
import '../ui/section-head.module.css';

/** The ids of the parts that only the server renders. */
export const resultsParts = {
  top: 'results-top',
  products: listingPart,
  articles: 'results-articles',
} as const;

interface ResultsScreenProps {
  query: ListingQuery;
  /** Null where there is nothing to filter. */
  listing: ListingState | null;
  html: Partial<Record<string, string>> | undefined;
}

export function ResultsScreen({ query, listing, html }: ResultsScreenProps) {
  const { t, language } = useI18n();
  const text = query.text ?? '';
  const title = text ? t.search.resultsFor(text) : t.shell.searchPlaceholder;
  const isEmpty = !listing || listing.count === 0;
  useEffect(() => reportSearch(text), [text]);
  useEffect(() => showInHeader(text), [text]);
  useEffect(() => watchOutcome(language, text, isEmpty), [language, text, isEmpty]);
  return (
    <>
      <PageHead title={title} description={t.search.description} hidden />
      <ServerHtml
        id={resultsParts.top}
        html={html?.[resultsParts.top]}
        className={`wrap ${styles.head}`}
      />
      {listing ? (
        <>
          <ListingBar listing={listing} query={query} />
          <div id={listingId} className={`wrap ${styles.listing}`}>
            <Listing
              key={listingSearch({ ...query, text: normaliseQuery(text), show: pageSize })}
              listing={listing}
              query={query}
              html={html?.[resultsParts.products]}
            />
          </div>
        </>
      ) : (
        <ServerHtml
          id={resultsParts.products}
          html={html?.[resultsParts.products]}
          className="part"
        />
      )}
      <ServerHtml
        id={resultsParts.articles}
        html={html?.[resultsParts.articles]}
        className="part"
      />
    </>
  );
}
