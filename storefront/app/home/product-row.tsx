import type { ProductCard } from '../commerce/product/product.ts';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './product-row.module.css';

interface ProductRowProps {
  /** The list's id in analytics, the same in every language. */
  id: string;
  title: string;
  products: ProductCard[];
  more: { title: string; to: string } | null;
}

export function ProductRow({ id, title, products, more }: ProductRowProps) {
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead title={title} action={more && <TextLink to={more.to}>{more.title}</TextLink>} />
      <ProductGrid products={products} headingLevel={3} row list={{ id, name: title }} />
    </section>
  );
}
