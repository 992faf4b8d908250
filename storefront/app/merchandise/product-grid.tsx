import { Fragment, type ReactNode } from 'react';
import type { ProductCard as Product } from '../commerce/product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

const firstRow = 4;

interface ProductGridProps {
  products: Product[];
  headingLevel: 2 | 3;
  /** A tile of double width among the products. */
  insert?: { at: number; tile: ReactNode } | undefined;
}

export function ProductGrid({ products, headingLevel, insert }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <Fragment key={product.listedVariant ?? product.id}>
          {insert?.at === index && <li className={styles.double}>{insert.tile}</li>}
          <li className={styles.cell}>
            <ProductCard
              product={product}
              important={index < firstRow}
              headingLevel={headingLevel}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
