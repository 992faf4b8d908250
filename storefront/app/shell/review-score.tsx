import { use } from 'react';
import { shop } from '#shop/shop.ts';
import { markOf } from '../commerce/reviews/shop-rating.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Rating } from '../ui/rating.tsx';
import styles from './review-score.module.css';
import { ShopRatingContext } from './shop-rating.ts';

/** The shop's rating, and on every page how ratings are verified. */
export function ReviewScore() {
  const { t, format, href } = useServerI18n();
  const rating = use(ShopRatingContext);
  const number = rating && format.number(rating.average);
  return (
    <>
      {rating && number && (
        <div className={styles.score}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <div>
            <strong>{t.footer.reviewMarks[markOf(rating.average)]}</strong>
            <Rating value={rating.average} label={t.shell.outOfFive(number)} size={20} />
            <a href={shop.reviewsUrl} className="sm">
              {t.footer.reviewCount(format.number(rating.count))}
            </a>
          </div>
        </div>
      )}
      <p className="sm">
        <a href={href.page(t.footer.reviewCheckPage)}>{t.footer.reviewCheck}</a>
      </p>
    </>
  );
}
