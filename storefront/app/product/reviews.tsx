import type { ProductDetail, Review } from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Rating } from '../ui/rating.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { type ReviewView, selectReviews } from './review-view.ts';
import styles from './reviews.module.css';

interface ReviewsProps {
  rating: NonNullable<ProductDetail['rating']>;
  distribution: number[] | null;
  reviews: Review[];
  view: ReviewView;
  addressOf(view: ReviewView): string;
}

export function Reviews({ rating, distribution, reviews, view, addressOf }: ReviewsProps) {
  const { t } = useServerI18n();
  const { matching, shown, page, pages } = selectReviews(reviews, view);
  const hasStars = (stars: number) =>
    selectReviews(reviews, { ...view, stars }).matching.length > 0;
  return (
    <section id="reviews" className={`wrap ${styles.reviews}`} aria-labelledby="reviews-title">
      <ReviewSummary
        rating={rating}
        distribution={distribution}
        stars={view.stars}
        addressOf={(stars) => (hasStars(stars) ? addressOf({ ...view, stars, page: 1 }) : null)}
      />
      <div>
        <ReviewBar
          view={view}
          count={reviews.length}
          matching={matching.length}
          addressOf={addressOf}
        />
        <ul>
          {shown.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
        {pages > 1 && (
          <nav aria-label={t.product.reviewPages}>
            <ol className={styles.pages}>
              {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
                <li key={number}>
                  <Link
                    to={addressOf({ ...view, page: number })}
                    aria-label={t.product.reviewPage(number)}
                    aria-current={number === page ? 'page' : undefined}
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

function ReviewItem({ review }: { review: Review }) {
  const { t, format, language: pageLanguage } = useServerI18n();
  const { rating, isVerified, title, body, author, place, date, original } = review;
  const language = review.language ?? pageLanguage;
  const isForeign = language !== pageLanguage;
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <Rating value={rating} label={t.product.ratingOf(format.number(rating))} />
        {isVerified && (
          <span className={styles.bought}>
            <Icon name="seal-check" size={18} />
            {t.product.boughtHere}
          </span>
        )}
      </div>
      {title && (
        <h3 className="h6" lang={isForeign && !original ? language : undefined}>
          {title}
        </h3>
      )}
      <p lang={isForeign && !original ? language : undefined}>{body}</p>
      {isForeign && original && (
        <details className={styles.original}>
          <summary>{t.product.translatedFrom(format.languageName(language))}</summary>
          {original.title && (
            <p lang={language}>
              <strong>{original.title}</strong>
            </p>
          )}
          <p lang={language}>{original.body}</p>
        </details>
      )}
      <p className={styles.author}>
        {[
          author,
          place,
          date && format.date(date),
          isForeign && !original && t.product.writtenIn(format.languageName(language)),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </li>
  );
}
