import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Collection, Listing } from '../commerce/collection.ts';
import { type ListingQuery, listingSearch, pageSize } from '../commerce/listing-query.ts';
import { type Packed, unpack } from '../commerce/packed.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LinkButton } from '../ui/button.tsx';
import styles from './listing.module.css';

interface ShowMoreProps {
  query: ListingQuery;
  cursor: string;
  /** The address of the longer list. */
  longer: string;
  onMore(listing: Listing): void;
}

/** Apart from the list, which need not be drawn anew while the next page is under way. */
export function ShowMore({ query, cursor, longer, onMore }: ShowMoreProps) {
  const { t } = useI18n();
  const fetcher = useFetcher<{ collection: Packed<Collection> }>();
  const asked = useRef(false);
  const more = fetcher.data?.collection;

  useEffect(() => {
    if (!more || !asked.current) return;
    asked.current = false;
    onMore(unpack(more).listing);
  }, [more, onMore]);

  return (
    <p className={styles.more}>
      <LinkButton
        look="outline"
        to={`.${longer}`}
        relative="path"
        preventScrollReset
        aria-busy={fetcher.state !== 'idle'}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
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
