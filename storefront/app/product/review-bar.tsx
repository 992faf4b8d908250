import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Button } from '../ui/button.tsx';
import { RemovableChipLink } from '../ui/chip.tsx';
import { Select } from '../ui/select.tsx';
import styles from './review-bar.module.css';
import { type ReviewView, reviewOrders } from './review-view.ts';

interface ReviewBarProps {
  view: ReviewView;
  /** How many reviews have a text, and how many of them the filter leaves. */
  count: number;
  matching: number;
  addressOf(view: ReviewView): string;
}

/** Filter and sort order of the reviews. */
export function ReviewBar({ view, count, matching, addressOf }: ReviewBarProps) {
  const { t, format } = useServerI18n();
  if (count === 0) return <p>{t.product.onlyStars}</p>;
  const first = { ...view, page: 1 };
  const label = view.stars && t.product.starCount(view.stars);
  // a form drops the address's other parameters, so they are added as hidden fields
  const kept = new URL(addressOf({ ...first, order: 'newest' }), 'http://shop').searchParams;
  return (
    <div className={styles.bar}>
      <div className={styles.now}>
        {label && (
          <RemovableChipLink
            to={addressOf({ ...first, stars: null })}
            preventScrollReset
            removeLabel={t.product.removeStars(label)}
          >
            {label}
          </RemovableChipLink>
        )}
        <p role="status">
          {label
            ? t.product.someWithText(format.number(matching), count, format.number(count))
            : t.product.withText(count, format.number(count))}
        </p>
      </div>
      {matching > 1 && (
        <form className={styles.sort} action={addressOf(first)}>
          {[...kept].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Select label={t.product.sortReviews} name="sort" defaultValue={view.order}>
            {reviewOrders.map((order) => (
              <option key={order} value={order}>
                {t.product.reviewOrders[order]}
              </option>
            ))}
          </Select>
          <Button look="outline">{t.product.showOrder}</Button>
        </form>
      )}
    </div>
  );
}
