import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import {
  type ListingQuery,
  listingSearch,
  maxShown,
  pageSize,
  withoutPagination,
} from '../commerce/collection/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { appendProducts } from './append-products.ts';
import styles from './listing.module.css';
import { type ListingState, listingPart } from './listing-state.ts';
import { ShowMore } from './show-more.tsx';

interface ListingProps {
  listing: ListingState;
  query: ListingQuery;
  html: string | undefined;
}

/**
 * 'Show more' is a link to the next part of the listing. With scripts the next products are fetched and added instead,
 * and the address becomes that of the longer list, up to the maximum of one document: then the link is followed.
 * Back, reload and sharing show the same products.
 */
export function Listing({ listing: first, query, html }: ListingProps) {
  const { t, format } = useI18n();
  const [{ count, nextCursor, asked }, setShown] = useState({
    count: first.count,
    nextCursor: first.nextCursor,
    // in the platform's products, of which a listing of variants shows several cards each
    asked: query.show,
  });
  const { total } = first;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const place = useRef<HTMLDivElement>(null);
  const position = query.start?.position ?? 1;
  const last = position + count - 1;
  const longer = listingSearch({ ...query, show: asked + pageSize });

  const append = useCallback(
    async (more: ListingState, products: string) => {
      navigate(pathname + longer, { replace: true, preventScrollReset: true });
      const list = place.current?.querySelector<HTMLElement>('[data-list]');
      const added = list ? await appendProducts(list, products) : 0;
      setShown((now) => ({
        count: now.count + added,
        nextCursor: more.nextCursor,
        asked: now.asked + pageSize,
      }));
    },
    [navigate, pathname, longer],
  );

  const continues = query.start !== null && navigationType === 'PUSH';
  useEffect(() => {
    const link = place.current?.querySelector<HTMLElement>('article h2 a');
    if (continues) link?.focus({ preventScroll: true });
  }, [continues]);

  return (
    <div ref={place}>
      {query.start && (
        <p className={styles.before}>
          <TextLink to={pathname + listingSearch(withoutPagination(query))}>
            {t.collection.toTheFirst}
          </TextLink>
        </p>
      )}
      <ServerHtml id={listingPart} html={html} />
      {total !== null && count > 0 && (
        <div className={styles.progress}>
          <p>
            {t.collection.shownOf(
              query.start
                ? `${format.number(position)}–${format.number(last)}`
                : format.number(count),
              format.number(total),
            )}
          </p>
          <progress max={total} value={last} aria-hidden="true" />
        </div>
      )}
      {nextCursor && (
        <ShowMore
          next={
            pathname +
            listingSearch({
              ...withoutPagination(query),
              start: { cursor: nextCursor, position: last + 1 },
            })
          }
          appends={asked + pageSize <= maxShown}
          onMore={append}
        />
      )}
    </div>
  );
}
