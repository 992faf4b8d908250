import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Rating } from '../ui/rating.tsx';
import styles from './review-score.module.css';

export function ReviewScore() {
  const { t, format } = useI18n();
  const { average, count, mark, url } = shop.reviews;
  const number = format.number(average);
  return (
    <div className={styles.score}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <strong>{t.footer.reviewMarks[mark]}</strong>
        <Rating value={average} label={t.shell.outOfFive(number)} size={20} />
        <a href={url} className="sm">
          {t.footer.reviewCount(format.number(count))}
        </a>
      </div>
    </div>
  );
}
