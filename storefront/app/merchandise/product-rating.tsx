import type { ProductCard } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Rating } from '../ui/rating.tsx';

/** Stars, average and number of reviews. */
export function ProductRating({ rating }: { rating: NonNullable<ProductCard['rating']> }) {
  const { t, format } = useI18n();
  const average = format.average(rating.average);
  const count = `(${format.number(rating.count)})`;
  return (
    <Rating
      value={rating.average}
      label={`${t.product.ratingOf(average)} ${count}`}
      text={`${average} ${count}`}
    />
  );
}
