import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Rating } from '../ui/rating.tsx';
import { reviewMark } from './review-mark.ts';
import styles from './review-score.module.css';
import { useShopRating } from './site.ts';

export function ReviewScore() {
  const { t, format } = useI18n();
  const { average, count } = useShopRating();
  const number = format.number(average);
  return (
    <div className={styles.score}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <strong>{t.footer.reviewMarks[reviewMark(average)]}</strong>
        <Rating value={average} label={t.shell.outOfFive(number)} size={20} />
        <a href={shop.reviews.url} className="sm">
          {t.footer.reviewCount(format.number(count))}
        </a>
      </div>
    </div>
  );
}
