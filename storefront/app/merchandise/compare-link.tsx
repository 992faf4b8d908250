import type { ReactNode } from 'react';
import { cardModules } from '#shop/modules/card.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';

interface CompareLinkProps {
  product: Pick<ProductCard, 'handle' | 'title' | 'productType' | 'cardFacts'>;
  className: string | undefined;
  children?: ReactNode;
}

/** For goods that can be compared: opens the comparison, with scripts beside what is compared already. */
export function CompareLink({ product, className, children }: CompareLinkProps) {
  const { t, href } = useI18n();
  const { handle, title, productType, cardFacts } = product;
  const isKnown = cardModules.some(({ isCompared }) => isCompared(cardFacts));
  if (!isKnown && !t.product.comparedTypes.includes(productType)) return null;
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
