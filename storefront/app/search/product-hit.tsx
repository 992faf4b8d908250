import type { ProductHit as Product } from '../commerce/search/search.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { HitPrice } from './hit-price.tsx';
import styles from './product-hit.module.css';

/** A product in a list: its picture, brand, name and price. */
export function ProductHit({ product, query = '' }: { product: Product; query?: string }) {
  const { picture, vendor, title, offer } = product;
  return (
    <span className={styles.hit}>
      <span className={styles.picture}>
        {picture ? (
          // decorative: the name is beside it
          <Picture url={picture.url} alt="" width={100} height={100} sizes="100px" />
        ) : (
          <Icon name="package" size={40} />
        )}
      </span>
      <span>
        <span className={styles.vendor}>{vendor}</span>
        <span className={styles.title}>
          <HighlightedText text={title} query={query} />
        </span>
        <HitPrice offer={offer} />
      </span>
    </span>
  );
}
