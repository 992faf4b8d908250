import type { ProductDetail, Review } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Rating } from '../ui/rating.tsx';
import { ratingShares } from './rating-shares.ts';
import styles from './reviews.module.css';

interface ReviewsProps {
  title: string;
  rating: NonNullable<ProductDetail['rating']>;
  reviews: Review[];
}

const atFirst = 3;

export function Reviews({ title, rating, reviews }: ReviewsProps) {
  const { t, format } = useI18n();
  const rest = reviews.slice(atFirst);
  return (
    <section id="reviews" className={`wrap ${styles.reviews}`} aria-labelledby="reviews-title">
      <div className={styles.summary}>
        <h2 id="reviews-title" className="h3">
          {t.product.reviews}
        </h2>
        <p className={styles.average}>
          <strong>{format.number(rating.average)}</strong>
          <Rating
            value={rating.average}
            size={20}
            label={t.product.ratingOf(format.number(rating.average))}
          >
            <span>{t.product.reviewCount(rating.count, format.number(rating.count))}</span>
          </Rating>
        </p>
        {reviews.length > 0 && <Distribution reviews={reviews} />}
        <p className={styles.note}>{t.product.reviewsNote}</p>
      </div>
      <div>
        <ul>
          {reviews.slice(0, atFirst).map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary aria-label={`${t.product.moreReviews}: ${title}`}>
              {t.product.moreReviews}
            </summary>
            <ul>
              {rest.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

function Distribution({ reviews }: { reviews: Review[] }) {
  const { t, format } = useI18n();
  return (
    <ul className={styles.distribution}>
      {ratingShares(reviews).map(({ stars, percent }) => (
        <li key={stars}>
          <span>{t.product.starCount(stars)}</span>
          <svg aria-hidden="true">
            <rect width={`${percent}%`} height="100%" />
          </svg>
          <span>{t.product.percent(format.number(percent))}</span>
        </li>
      ))}
    </ul>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const { t, format } = useI18n();
  const { rating, title, body, author, place, date } = review;
  return (
    <li className={styles.review}>
      <Rating value={rating} label={t.product.ratingOf(format.number(rating))} />
      {title && <h3 className="h6">{title}</h3>}
      <p>{body}</p>
      <p className={styles.author}>
        {[author, place, date && format.date(date)].filter(Boolean).join(', ')}
      </p>
    </li>
  );
}
