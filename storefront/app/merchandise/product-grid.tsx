import { Fragment, type ReactNode } from 'react';
import type { ProductCard as Product } from '../commerce/product.ts';
import { classNames } from '../ui/class-names.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

const firstRow = 4;

interface ProductGridProps {
  products: Product[];
  headingLevel: 2 | 3 | 4;
  /** A tile of double width among the products. */
  insert?: { at: number; tile: ReactNode } | undefined;
  /** One row somewhere down the page; on a narrow screen it scrolls sideways. */
  row?: boolean;
}

export function ProductGrid({ products, headingLevel, insert, row = false }: ProductGridProps) {
  return (
    <ul className={classNames(styles.grid, row && styles.row)}>
      {products.map((product, index) => (
        <Fragment key={product.listedVariant ?? product.id}>
          {insert?.at === index && <li className={styles.double}>{insert.tile}</li>}
          <li className={styles.cell}>
            <ProductCard
              product={product}
              important={!row && index < firstRow}
              headingLevel={headingLevel}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
