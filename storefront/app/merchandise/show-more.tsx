import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { LinkButton } from '../ui/button.tsx';
import { isModified } from '../ui/is-modified.ts';
import styles from './listing.module.css';
import { listingId } from './listing-id.ts';
import { type ListingState, listingPart } from './listing-state.ts';

/** What the loaders of pages with a listing answer. */
interface PageData {
  listing: ListingState | null;
  html: { [listingPart]?: string } | undefined;
}

interface ShowMoreProps {
  /** The address of the listing's next part. */
  next: string;
  /** Whether to append its products instead of following the link. */
  appends: boolean;
  onMore(listing: ListingState, products: string): void;
}

/** A component of its own, so that the listing does not render again while the next part loads. */
export function ShowMore({ next, appends, onMore }: ShowMoreProps) {
  const { t } = useI18n();
  const fetcher = useFetcher<PageData>();
  const asked = useRef(false);
  const more = fetcher.data;

  useEffect(() => {
    const products = more?.html?.[listingPart];
    if (!asked.current || !more?.listing || products === undefined) return;
    asked.current = false;
    onMore(more.listing, products);
  }, [more, onMore]);

  return (
    <p className={styles.more}>
      <LinkButton
        look="outline"
        to={`${next}#${listingId}`}
        aria-busy={fetcher.state !== 'idle'}
        onClick={(event) => {
          if (!appends || isModified(event)) return;
          event.preventDefault();
          if (fetcher.state !== 'idle') return;
          asked.current = true;
          fetcher.load(next);
        }}
      >
        {t.collection.showMore}
      </LinkButton>
    </p>
  );
}
