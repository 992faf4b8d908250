import { Fragment, type ReactNode } from 'react';
import type { ItemList } from '../analytics/events.ts';
import type { ProductCard as Product } from '../commerce/product/product.ts';
import { classNames } from '../ui/class-names.ts';
import { chunkProducts } from './chunk-products.ts';
import { PriceNote } from './price-note.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** On a phone, where further eager pictures would delay the first, the largest paint. */
const firstRow = 2;

interface ProductGridProps {
  products: Product[];
  headingLevel: 2 | 3 | 4;
  /** A tile of double width among the products. */
  insert?: { at: number; tile: ReactNode } | undefined;
  /** One row somewhere down the page; on a narrow screen it scrolls sideways. */
  row?: boolean;
  /** At the end of a card. */
  below?: (product: Product) => ReactNode;
  /** Its name in analytics; not measured without it. */
  list?: ItemList;
}

/** Rendered by the server alone; `CardActions` answers what its cards offer. */
export function ProductGrid(props: ProductGridProps) {
  const { products, headingLevel, insert, row = false, below, list } = props;
  return (
    <div className={`grids ${styles.lists}`} data-list={list?.id} data-list-name={list?.name}>
      {!row && <PriceNote products={products} />}
      {chunkProducts(products, insert?.at).map(({ start, products: some }) => (
        <ul key={start} className={classNames(styles.grid, row && styles.row)}>
          {some.map((product, place) => (
            <Fragment key={product.listedVariant ?? product.id}>
              {insert?.at === start + place && <li className={styles.double}>{insert.tile}</li>}
              <li className={styles.cell}>
                <ProductCard
                  product={product}
                  important={!row && start + place < firstRow}
                  headingLevel={headingLevel}
                >
                  {below?.(product)}
                </ProductCard>
              </li>
            </Fragment>
          ))}
        </ul>
      ))}
      {row && <PriceNote products={products} />}
    </div>
  );
}
