import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Listing } from '../commerce/collection.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LinkButton } from '../ui/button.tsx';
import { isModified } from '../ui/is-modified.ts';
import styles from './listing.module.css';
import { listingId } from './listing-id.ts';

interface ShowMoreProps<PageData> {
  /** The address of the listing's next part. */
  next: string;
  /** Whether to append its products instead of following the link. */
  appends: boolean;
  /** Finds the list in what the page's loader answers. */
  listingIn(data: PageData): Listing;
  onMore(listing: Listing): void;
}

/** A component of its own, so that the list does not render again while the next page loads. */
export function ShowMore<PageData>(props: ShowMoreProps<PageData>) {
  const { next, appends, listingIn, onMore } = props;
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
        to={`.${next}#${listingId}`}
        relative="path"
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
