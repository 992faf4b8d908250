import { Link } from 'react-router';
import type { ProductDetail, Review } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Rating } from '../ui/rating.tsx';
import { ratingShares } from './rating-shares.ts';
import styles from './reviews.module.css';

interface ReviewsProps {
  rating: NonNullable<ProductDetail['rating']>;
  distribution: number[] | null;
  reviews: Review[];
  /** As asked for: any number. */
  page: number;
  addressOf(page: number): string;
}

const onePage = 3;

export function Reviews({ rating, distribution, reviews, page, addressOf }: ReviewsProps) {
  const { t, format } = useI18n();
  const pages = Math.ceil(reviews.length / onePage);
  const current = page >= 1 && page <= pages ? Math.floor(page) : 1;
  return (
    <section id="reviews" className={`wrap ${styles.reviews}`} aria-labelledby="reviews-title">
      <div className={styles.summary}>
        <h2 id="reviews-title" className="h3">
          {t.product.reviews}
        </h2>
        <p className={styles.average}>
          <strong>{format.average(rating.average)}</strong>
          <Rating
            value={rating.average}
            size={20}
            label={t.product.ratingOf(format.average(rating.average))}
          >
            <span>{t.product.reviewCount(rating.count, format.number(rating.count))}</span>
          </Rating>
        </p>
        {distribution && <Distribution counts={distribution} />}
        <p className={styles.note}>{t.product.reviewsNote}</p>
      </div>
      <div>
        <ul>
          {reviews.slice((current - 1) * onePage, current * onePage).map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
        {pages > 1 && (
          <nav aria-label={t.product.reviewPages}>
            <ol className={styles.pages}>
              {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
                <li key={number}>
                  <Link
                    to={addressOf(number)}
                    aria-label={t.product.reviewPage(number)}
                    aria-current={number === current ? 'page' : undefined}
                  >
                    {number}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
    </section>
  );
}

function Distribution({ counts }: { counts: number[] }) {
  const { t, format } = useI18n();
  return (
    <ul className={styles.distribution}>
      {ratingShares(counts).map(({ stars, percent }) => (
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
