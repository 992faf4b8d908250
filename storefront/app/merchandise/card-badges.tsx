import type { ReactNode } from 'react';
import { type ProductCard, reductionPercent } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Badge } from '../ui/badge.tsx';

const maxBadges = 2;

interface CardBadgesProps {
  product: Pick<ProductCard, 'isNew' | 'offer'>;
  className: string | undefined;
}

/** At most two, by priority: stock, reduction, new, the merchant's own. */
export function CardBadges({ product, className }: CardBadgesProps) {
  const { t, format } = useI18n();
  const { isNew, offer } = product;
  const badge = offer?.badge;
  const stock = offer?.availability ?? 'unavailable';
  const saved = offer ? reductionPercent(offer) : 0;
  const badges: ReactNode[] = [];
  if (stock !== 'inStock') {
    const look = stock === 'unavailable' ? 'soldOut' : 'plain';
    badges.push(
      <Badge key="stock" look={look}>
        {t.product.availability[stock]}
      </Badge>,
    );
  }
  if (saved > 0) {
    badges.push(
      <Badge key="saved" look="sale">
        {t.product.saved(format.number(saved))}
      </Badge>,
    );
  }
  if (isNew) {
    badges.push(
      <Badge key="new" look="new">
        {t.product.new}
      </Badge>,
    );
  }
  if (badge) {
    badges.push(
      <Badge key="badge" look={badge.tone === 'soft' ? 'soft' : 'plain'}>
        {badge.title}
      </Badge>,
    );
  }
  if (badges.length === 0) return null;
  return <div className={className}>{badges.slice(0, maxBadges)}</div>;
}
