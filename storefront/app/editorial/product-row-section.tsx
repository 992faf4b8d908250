import { ProductGrid } from '../merchandise/product-grid.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { ProductRow } from './document-page.ts';

interface ProductRowSectionProps {
  title: string;
  row: Omit<ProductRow, 'title'>;
  /** The words of the link to all of them. */
  allText: string;
}

/** Left out where the platform is unavailable. */
export function ProductRowSection({ title, row, allText }: ProductRowSectionProps) {
  if (row.products.length === 0) return null;
  return (
    <section className="section wrap">
      <SectionHead
        title={title}
        size="h4"
        action={row.all && <TextLink to={row.all}>{allText}</TextLink>}
      />
      <ProductGrid products={row.products} headingLevel={3} row />
    </section>
  );
}
