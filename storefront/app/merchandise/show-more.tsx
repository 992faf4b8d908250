import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Listing } from '../commerce/collection.ts';
import { type ListingQuery, listingSearch, pageSize } from '../commerce/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LinkButton } from '../ui/button.tsx';
import { isModified } from '../ui/is-modified.ts';
import styles from './listing.module.css';

interface ShowMoreProps<PageData> {
  query: ListingQuery;
  cursor: string;
  /** The address of the longer list. */
  longer: string;
  /** Finds the list in what the page's loader answers. */
  listingIn(data: PageData): Listing;
  onMore(listing: Listing): void;
}

/** Apart from the list, which need not be drawn anew while the next page is under way. */
export function ShowMore<PageData>(props: ShowMoreProps<PageData>) {
  const { query, cursor, longer, listingIn, onMore } = props;
  const { t } = useI18n();
  const fetcher = useFetcher<PageData>();
  const asked = useRef(false);
  const more = fetcher.data;

  useEffect(() => {
    if (!more || !asked.current) return;
    asked.current = false;
    onMore(listingIn(more as PageData));
  }, [more, listingIn, onMore]);

  return (
    <p className={styles.more}>
      <LinkButton
        look="outline"
        to={`.${longer}`}
        relative="path"
        preventScrollReset
        aria-busy={fetcher.state !== 'idle'}
        onClick={(event) => {
          if (isModified(event)) return;
          event.preventDefault();
          if (fetcher.state !== 'idle') return;
          asked.current = true;
          const search = new URLSearchParams(listingSearch({ ...query, show: pageSize }));
          search.set('after', cursor);
          fetcher.load(`?${search}`);
        }}
      >
        {t.collection.showMore}
      </LinkButton>
    </p>
  );
}
