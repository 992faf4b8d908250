import {
  type DeliveryPromise,
  daysBetween,
  isWithoutDelivery,
} from '../commerce/shipping/delivery-promise.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './delivery-week.module.css';

interface DeliveryWeekProps {
  promise: DeliveryPromise | null;
  country: string;
}

const shownDays = 7;

/** The promise once more as a row of days, so hidden from screen readers; empty until the browser knows the time. */
export function DeliveryWeek({ promise, country }: DeliveryWeekProps) {
  const { t, format } = useI18n();
  const { order, delivery, none } = t.promise.legend;
  return (
    <div className={styles.week} aria-hidden="true">
      <ol>
        {promise &&
          daysFrom(promise).map((day) => (
            <li key={day} className={styles[kindOf(day, promise, country)]}>
              {day === promise.today && <i />}
              <strong>{format.dateAs(day, { weekday: 'short' }).slice(0, 3)}</strong>
              <span>{t.promise.ordinal(Number(day.slice(8)))}</span>
            </li>
          ))}
      </ol>
      <p className="xs muted">
        <span className={styles.order}>{order}</span>
        <span className={styles.delivery}>{delivery}</span>
        <span className={styles.none}>{none}</span>
      </p>
    </div>
  );
}

/** A week, or until the last day of delivery. */
function daysFrom({ today, to }: DeliveryPromise): string[] {
  const end = new Date(Date.parse(today) + (shownDays - 1) * 86_400_000).toISOString().slice(0, 10);
  return daysBetween(today, to > end ? to : end);
}

function kindOf(day: string, { from, to }: DeliveryPromise, country: string) {
  if (isWithoutDelivery(day, country)) return 'none';
  const isSaturday = new Date(day).getUTCDay() === 6;
  return from <= day && day <= to && !isSaturday ? 'delivery' : 'other';
}
