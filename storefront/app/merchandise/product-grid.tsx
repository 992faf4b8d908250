import type { ProductCard as Product } from '../commerce/product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

const firstRow = 4;

interface ProductGridProps {
  products: Product[];
  headingLevel: 2 | 3;
}

export function ProductGrid({ products, headingLevel }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <ProductCard product={product} important={index < firstRow} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
