import { shop } from '#shop/shop.ts';
import type { Delay } from '../commerce/cart/cart-delivery.ts';
import type { WorkingDays } from '../commerce/shipping/delivery.ts';
import {
  daysBetween,
  type DeliveryPromise as Promised,
} from '../commerce/shipping/delivery-promise.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './delivery-promise.module.css';

interface DeliveryPromiseProps {
  /** Null where the time is not known: the text is true at any time then. */
  promise: Promised | null;
  days: WorkingDays;
  delay: Delay | null;
  heading: 'h2' | 'p';
}

/** When an order of now arrives; the same on product page and cart. */
export function DeliveryPromise({ promise, days, delay, heading: Heading }: DeliveryPromiseProps) {
  const { t, format } = useI18n();
  const { cutOffHour } = shop.shipping.warehouse;
  return (
    <div className={styles.promise}>
      <Icon name="truck" size={24} />
      <div>
        <Heading className={styles.title}>
          {promise ? (
            <Arrival {...promise} />
          ) : (
            t.product.deliveryDays(format.number(days.min), format.number(days.max))
          )}
        </Heading>
        <p className="sm muted">
          {delay ? (
            t.promise[delay]
          ) : promise ? (
            <Condition {...promise} />
          ) : (
            t.promise.sameDay(cutOffHour)
          )}
        </p>
      </div>
    </div>
  );
}

const week = 7;

/** Weekdays, or dates where a weekday could be that of another week. The dates of weekdays stand in the condition. */
function Arrival({ today, from, to }: Promised) {
  const { t, format } = useI18n();
  const isSoon = daysBetween(today, from).length <= week && daysBetween(from, to).length <= week;
  const name = (day: string) =>
    format.dateAs(day, isSoon ? { weekday: 'long' } : { day: 'numeric', month: 'short' });
  return (
    <>
      {t.promise.arrives} <time dateTime={from}>{name(from)}</time>
      {from !== to && (
        <>
          {' '}
          {t.promise.to} <time dateTime={to}>{name(to)}</time>
        </>
      )}
    </>
  );
}

/** The dates, and until when to order. */
function Condition({ today, orderBy, from, to }: Promised) {
  const { t, format } = useI18n();
  const { cutOffHour } = shop.shipping.warehouse;
  const last = format.dateAs(to, { day: 'numeric', month: 'long' });
  const first =
    from.slice(0, 7) === to.slice(0, 7)
      ? t.promise.ordinal(Number(from.slice(8)))
      : format.dateAs(from, { day: 'numeric', month: 'long' });
  const dates = from === to ? last : `${first} ${t.promise.to} ${last}`;
  return orderBy === today
    ? t.promise.ifToday(dates, cutOffHour)
    : t.promise.ifBy(dates, format.dateAs(orderBy, { weekday: 'long' }), cutOffHour);
}
