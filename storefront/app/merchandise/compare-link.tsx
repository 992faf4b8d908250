import type { ReactNode } from 'react';
import type { ProductCard } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { isComparable } from './comparable.ts';

interface CompareLinkProps {
  product: Pick<ProductCard, 'handle' | 'title' | 'productType' | 'cardFacts'>;
  className: string | undefined;
  children?: ReactNode;
}

/** For goods that can be compared: opens the comparison, with scripts beside what is compared already. */
export function CompareLink({ product, className, children }: CompareLinkProps) {
  const { t, href } = useI18n();
  const { handle, title } = product;
  if (!isComparable(product, t.product.comparedTypes)) return null;
  return (
    <a
      href={href.compare([handle])}
      className={className}
      aria-label={t.product.compareOf(title)}
      rel="nofollow"
      data-compare={handle}
    >
      {children}
    </a>
  );
}
