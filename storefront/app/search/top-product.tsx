import type { ProductHit } from '../commerce/search/search.ts';
import { ProductRating } from '../merchandise/product-rating.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { HitPrice } from './hit-price.tsx';
import styles from './top-product.module.css';

export function TopProduct({ product, query }: { product: ProductHit; query: string }) {
  const { picture, vendor, title, shortNote, rating, offer } = product;
  return (
    <span className={styles.top}>
      <span className={styles.picture}>
        {picture ? (
          <Picture url={picture.url} alt="" width={200} height={200} sizes="200px" />
        ) : (
          <Icon name="package" size={64} />
        )}
      </span>
      <span className="sm muted">{vendor}</span>
      <span className="h5">
        <HighlightedText text={title} query={query} />
      </span>
      {shortNote && <span className="sm muted">{shortNote}</span>}
      {rating && (
        <span className="sm">
          <ProductRating rating={rating} />
        </span>
      )}
      <HitPrice offer={offer} />
    </span>
  );
}
