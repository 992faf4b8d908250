import type { ProductDetail } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
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
  const { handle, vendor, title, productType, shortNote, rating, strength, variants } = product;
  const { t, format, href } = useI18n();
  const shown = isChosenByCss(variants) || !chosen ? variants : [chosen];
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
        {(strength !== null || t.product.comparedTypes.includes(productType)) && (
          <a
            href={href.compare([handle])}
            className={styles.compare}
            aria-label={t.product.compareOf(title)}
            rel="nofollow"
            data-compared={handle}
          >
            <Icon name="scales" />
            {t.product.compare}
          </a>
        )}
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
