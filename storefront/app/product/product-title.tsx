import type { ProductDetail } from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { Rating } from '../ui/rating.tsx';
import { groupByContent, isChosenByCss } from './per-variant.ts';
import styles from './product-title.module.css';

interface ProductTitleProps {
  product: ProductDetail;
  /** In the address. */
  chosen: ProductDetail['variants'][number] | null;
}

/** Vendor, rating, title. */
export function ProductTitle({ product, chosen }: ProductTitleProps) {
  const { vendor, title, productType, shortNote, rating, test, variants } = product;
  const { t, format } = useServerI18n();
  const shown = isChosenByCss(product) || !chosen ? variants : [chosen];
  return (
    <div>
      <div className={styles.line}>
        <p className={styles.vendor}>{vendor}</p>
        {rating && (
          <a href="#reviews" className={styles.rating}>
            <Rating
              value={rating.average}
              label={t.product.ratingOf(format.average(rating.average))}
            >
              <u aria-hidden="true">{format.average(rating.average)}</u>
              <span className="visually-hidden">
                {t.product.fromReviews(rating.count, format.number(rating.count))}
              </span>
              <span aria-hidden="true">({format.number(rating.count)})</span>
            </Rating>
          </a>
        )}
      </div>
      <h1 className="h3">{title}</h1>
      <p className={styles.note}>{shortNote || productType}</p>
      {test?.verdict && test.score !== null && (
        <a href="#product-test" className={styles.test}>
          <strong>{format.average(test.score)}</strong>
          <span>{test.verdict}</span>
          <Icon name="caret-right-bold" size={14} />
        </a>
      )}
      {groupByContent(shown, ({ promotionalNote }) => promotionalNote).map(
        ({ item, indices, key }) =>
          item.promotionalNote && (
            <p
              key={key}
              className={styles.promotion}
              data-for={indices}
              data-other={item.promotionalNote === chosen?.promotionalNote ? undefined : ''}
            >
              {item.promotionalNote}
            </p>
          ),
      )}
    </div>
  );
}
