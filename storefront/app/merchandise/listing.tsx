import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ItemList } from '../analytics/events.ts';
import type { Listing as ListedProducts } from '../commerce/collection.ts';
import { type ListingQuery, listingSearch, pageSize } from '../commerce/listing-query.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './listing.module.css';
import { ProductGrid } from './product-grid.tsx';
import { ShowMore } from './show-more.tsx';
import { useDrawnInSteps } from './use-drawn-in-steps.ts';

/** Where the promotion stands among the products. */
const promotionPosition = 4;

interface ListingProps<PageData> {
  listing: ListedProducts;
  query: ListingQuery;
  /** What it is called where it is measured. */
  list: ItemList;
  /** Finds the listing in what the page's loader gives. */
  listingIn(data: PageData): ListedProducts;
  promotion?: ReactNode;
}

/**
 * 'Show more' is a link to the longer list. With scripts the next page is fetched by its cursor and added, and the
 * address becomes that of the longer list: Back, reload and sharing show the same products.
 */
export function Listing<PageData>(props: ListingProps<PageData>) {
  const { listing: first, query, list, listingIn, promotion } = props;
  const { t, format } = useI18n();
  const [listing, setListing] = useState(first);
  const navigate = useNavigate();
  const grid = useRef<HTMLDivElement>(null);
  const { products, nextCursor, total } = listing;
  const drawn = useDrawnInSteps(products);
  const longer = listingSearch({ ...query, show: shownPages(products.length) + pageSize });

  const append = useCallback(
    (more: ListedProducts) => {
      startTransition(() => {
        setListing((now) => ({
          ...now,
          products: [...now.products, ...notAmong(now.products, more.products)],
          nextCursor: more.nextCursor,
        }));
      });
      navigate(`.${longer}`, { relative: 'path', replace: true, preventScrollReset: true });
    },
    [navigate, longer],
  );

  // whoever asked for more goes on with the first new product
  const firstNew = useRef(products.length);
  useEffect(() => {
    if (drawn.length <= firstNew.current) return;
    const cards = grid.current?.querySelectorAll<HTMLElement>('article h2 a');
    cards?.[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = products.length;
  }, [drawn.length, products.length]);

  return (
    <div ref={grid}>
      <ProductGrid
        products={drawn}
        headingLevel={2}
        list={list}
        insert={promotion ? { at: promotionPosition, tile: promotion } : undefined}
      />
      {total !== null && (
        <div className={styles.progress}>
          <p>{t.collection.shownOf(format.number(products.length), format.number(total))}</p>
          <progress max={total} value={products.length} aria-hidden="true" />
        </div>
      )}
      {nextCursor && (
        <ShowMore {...{ query, longer, listingIn }} cursor={nextCursor} onMore={append} />
      )}
    </div>
  );
}

/** The shelf may have moved between two pages: nothing is shown twice. */
function notAmong(shown: ProductCard[], products: ProductCard[]): ProductCard[] {
  const keyOf = ({ id, listedVariant }: ProductCard) => listedVariant ?? id;
  const known = new Set(shown.map(keyOf));
  return products.filter((product) => !known.has(keyOf(product)));
}

function shownPages(count: number): number {
  return Math.ceil(count / pageSize) * pageSize;
}
