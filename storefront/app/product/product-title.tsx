import type { ProductDetail } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { CompareLink } from '../merchandise/compare-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Rating } from '../ui/rating.tsx';
import styles from './product-title.module.css';

type ProductTitleProps = Pick<
  ProductDetail,
  'handle' | 'vendor' | 'title' | 'productType' | 'shortNote' | 'strength' | 'rating'
> & { promotionalNote: string | null };

/** Title, vendor, rating. */
export default function ProductTitle(props: ProductTitleProps) {
  const { vendor, title, productType, shortNote, rating, promotionalNote } = props;
  const { t, format } = useI18n();
  return (
    <div>
      <p className={styles.vendor}>{vendor}</p>
      <h1 className="h3">{title}</h1>
      <p className={`lead ${styles.note}`}>{[productType, shortNote].filter(Boolean).join('. ')}</p>
      <div className={styles.line}>
        {rating && (
          <a href="#reviews" className={styles.rating}>
            <Rating
              value={rating.average}
              size={18}
              label={t.product.ratingOf(format.average(rating.average))}
            >
              <span>
                <strong aria-hidden="true">{format.average(rating.average)}</strong>{' '}
                {t.product.fromReviews(rating.count, format.number(rating.count))}
              </span>
            </Rating>
          </a>
        )}
        <CompareLink product={props} className={styles.compare}>
          <Icon name="scales" />
          {t.product.compare}
        </CompareLink>
      </div>
      {promotionalNote && <p className={styles.promotion}>{promotionalNote}</p>}
    </div>
  );
}
