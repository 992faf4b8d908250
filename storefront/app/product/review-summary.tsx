import type { ProductDetail } from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Rating } from '../ui/rating.tsx';
import { ratingShares } from './rating-shares.ts';
import styles from './review-summary.module.css';

interface ReviewSummaryProps {
  rating: NonNullable<ProductDetail['rating']>;
  distribution: number[] | null;
  /** The stars that are filtered by. */
  stars: number | null;
  /** Null where no review of so many stars has a text. */
  addressOf(stars: number): string | null;
}

export function ReviewSummary({ rating, distribution, stars, addressOf }: ReviewSummaryProps) {
  const { t, format, href } = useServerI18n();
  const average = format.average(rating.average);
  const bars = ratingShares(distribution ?? []).map((share) => ({
    ...share,
    address: addressOf(share.stars),
  }));
  return (
    <div className={styles.summary}>
      <h2 id="reviews-title" className="h4">
        {t.product.reviews}
      </h2>
      <div className={styles.score}>
        <span className={styles.average} aria-hidden="true">
          {average}
        </span>
        <div>
          <strong>{t.product.ratingWords[Math.round(rating.average) - 1]}</strong>
          <Rating value={rating.average} size={20} label={t.product.ratingOf(average)} />
          <span className={styles.muted}>
            {t.product.reviewCount(rating.count, format.number(rating.count))}
          </span>
        </div>
      </div>
      {bars.length > 0 && (
        <div>
          {bars.some(({ address }) => address) && (
            <p className={styles.muted}>{t.product.filterByStars}</p>
          )}
          <ul className={styles.distribution}>
            {bars.map((bar) => (
              <li key={bar.stars}>
                <Bar
                  {...bar}
                  isCurrent={bar.stars === stars}
                  isPale={stars !== null && bar.stars !== stars}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.note}>
        <Icon name="seal-check" size={24} />
        <span>
          {t.product.reviewsNote}{' '}
          <a href={href.page(t.footer.reviewCheckPage)}>{t.product.reviewCheck}</a>
        </span>
      </p>
    </div>
  );
}

interface BarProps {
  stars: number;
  count: number;
  percent: number;
  address: string | null;
  isCurrent: boolean;
  isPale: boolean;
}

function Bar({ stars, count, percent, address, isCurrent, isPale }: BarProps) {
  const { t, format } = useServerI18n();
  const parts = (
    <>
      <span>{t.product.starCount(stars)}</span>
      <svg aria-hidden="true" opacity={isPale ? 0.45 : undefined}>
        <rect width={`${percent}%`} height="100%" />
      </svg>
      <span>{format.number(count)}</span>
    </>
  );
  if (!address) return <span className={styles.bar}>{parts}</span>;
  return (
    <Link
      to={address}
      preventScrollReset
      className={styles.bar}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {parts}
    </Link>
  );
}
