import { Fragment, type ReactNode, useRef } from 'react';
import { PrefetchPageLinks } from 'react-router';
import type { ItemList } from '../analytics/events.ts';
import { useListView } from '../analytics/use-list-view.ts';
import type { ProductCard as Product } from '../commerce/product.ts';
import { classNames } from '../ui/class-names.ts';
import { chunkProducts } from './chunk-products.ts';
import { PriceNote } from './price-note.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';
import { useOffscreenLists } from './use-offscreen-lists.ts';
import { useProductPrefetch } from './use-product-prefetch.ts';

const firstRow = 4;

interface ProductGridProps {
  products: Product[];
  headingLevel: 2 | 3 | 4;
  /** A tile of double width among the products. */
  insert?: { at: number; tile: ReactNode } | undefined;
  /** One row somewhere down the page; on a narrow screen it scrolls sideways. */
  row?: boolean;
  /** Its name in analytics; not measured without it. */
  list?: ItemList;
}

export function ProductGrid(props: ProductGridProps) {
  const { products, headingLevel, insert, row = false, list } = props;
  const grid = useRef<HTMLDivElement>(null);
  useListView(grid, list, products);
  const next = useProductPrefetch();
  const lists = chunkProducts(products, insert?.at);
  useOffscreenLists(grid, lists.length);
  return (
    <div ref={grid} className={styles.lists} {...next.handlers}>
      {!row && <PriceNote />}
      {lists.map(({ start, products: some }) => (
        <ul key={start} className={classNames(styles.grid, row && styles.row)}>
          {some.map((product, place) => (
            <Fragment key={product.listedVariant ?? product.id}>
              {insert?.at === start + place && <li className={styles.double}>{insert.tile}</li>}
              <li className={styles.cell}>
                <ProductCard
                  product={product}
                  important={!row && start + place < firstRow}
                  headingLevel={headingLevel}
                />
              </li>
            </Fragment>
          ))}
        </ul>
      ))}
      {row && <PriceNote />}
      {next.address && <PrefetchPageLinks page={next.address} />}
    </div>
  );
}
