import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import type { ItemList } from '../analytics/events.ts';
import type { Listing as ListedProducts } from '../commerce/collection.ts';
import {
  type ListingQuery,
  listingSearch,
  maxShown,
  pageSize,
  withoutPagination,
} from '../commerce/listing-query.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './listing.module.css';
import { ProductGrid } from './product-grid.tsx';
import { ShowMore } from './show-more.tsx';
import { useProgressiveRender } from './use-progressive-render.ts';

/** The promotion's position among the products. */
const promotionPosition = 4;

interface ListingProps<PageData> {
  listing: ListedProducts;
  query: ListingQuery;
  /** Its name in analytics. */
  list: ItemList;
  /** The listing in the page's loader data. */
  listingIn(data: PageData): ListedProducts;
  promotion?: ReactNode;
}

/**
 * 'Show more' is a link to the next part of the listing. With scripts the next products are fetched and added instead,
 * and the address becomes that of the longer list, up to the maximum of one document: then the link is followed.
 * Back, reload and sharing show the same products.
 */
export function Listing<PageData>(props: ListingProps<PageData>) {
  const { listing: first, query, list, listingIn, promotion } = props;
  const { t, format } = useI18n();
  const [{ products, nextCursor, total, asked }, setListing] = useState({
    ...first,
    // in the platform's products, of which a listing of variants shows several cards each
    asked: query.show,
  });
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const grid = useRef<HTMLDivElement>(null);
  const drawn = useProgressiveRender(products);
  const position = query.start?.position ?? 1;
  const last = position + products.length - 1;
  const longer = listingSearch({ ...query, show: asked + pageSize });

  const append = useCallback(
    (more: ListedProducts) => {
      startTransition(() => {
        setListing((now) => ({
          ...now,
          products: [...now.products, ...notAmong(now.products, more.products)],
          nextCursor: more.nextCursor,
          asked: now.asked + pageSize,
        }));
      });
      navigate(`.${longer}`, { relative: 'path', replace: true, preventScrollReset: true });
    },
    [navigate, longer],
  );

  const focusCard = useCallback((index: number) => {
    const cards = grid.current?.querySelectorAll<HTMLElement>('article h2 a');
    cards?.[index]?.focus({ preventScroll: true });
  }, []);

  // focuses the first new product
  const firstNew = useRef(products.length);
  useEffect(() => {
    if (drawn.length <= firstNew.current) return;
    focusCard(firstNew.current);
    firstNew.current = products.length;
  }, [drawn.length, products.length, focusCard]);
  const continues = query.start !== null && navigationType === 'PUSH';
  useEffect(() => {
    if (continues) focusCard(0);
  }, [continues, focusCard]);

  return (
    <div ref={grid}>
      {query.start && (
        <p className={styles.before}>
          <TextLink to={`.${listingSearch(withoutPagination(query))}`} relative="path">
            {t.collection.toTheFirst}
          </TextLink>
        </p>
      )}
      <ProductGrid
        products={drawn}
        headingLevel={2}
        list={list}
        insert={promotion ? { at: promotionPosition, tile: promotion } : undefined}
      />
      {total !== null && (
        <div className={styles.progress}>
          <p>
            {t.collection.shownOf(
              query.start
                ? `${format.number(position)}–${format.number(last)}`
                : format.number(products.length),
              format.number(total),
            )}
          </p>
          <progress max={total} value={last} aria-hidden="true" />
        </div>
      )}
      {nextCursor && (
        <ShowMore
          next={listingSearch({
            ...withoutPagination(query),
            start: { cursor: nextCursor, position: last + 1 },
          })}
          appends={asked + pageSize <= maxShown}
          listingIn={listingIn}
          onMore={append}
        />
      )}
    </div>
  );
}

/** Deduplicates: products may shift between two pages. */
function notAmong(shown: ProductCard[], products: ProductCard[]): ProductCard[] {
  const keyOf = ({ id, listedVariant }: ProductCard) => listedVariant ?? id;
  const known = new Set(shown.map(keyOf));
  return products.filter((product) => !known.has(keyOf(product)));
}
