import type { ProductDetail } from '../commerce/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { CompareLink } from '../merchandise/compare-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Rating } from '../ui/rating.tsx';
import { groupByContent, isChosenByCss } from './per-variant.ts';
import styles from './product-title.module.css';

interface ProductTitleProps {
  product: ProductDetail;
  /** In the address. */
  chosen: ProductDetail['variants'][number] | null;
}

/** Title, vendor, rating. */
export function ProductTitle({ product, chosen }: ProductTitleProps) {
  const { vendor, title, productType, shortNote, rating, variants } = product;
  const { t, format } = useServerI18n();
  const shown = isChosenByCss(product) || !chosen ? variants : [chosen];
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
        <CompareLink product={product} className={styles.compare}>
          <Icon name="scales" />
          {t.product.compare}
        </CompareLink>
      </div>
      {groupByContent(shown, ({ promotionalNote }) => promotionalNote).map(
        ({ item, indices, key }) =>
          item.promotionalNote && (
            <p key={key} className={styles.promotion} data-for={indices}>
              {item.promotionalNote}
            </p>
          ),
      )}
    </div>
  );
}
