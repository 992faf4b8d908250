import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { classNames } from '../ui/class-names.ts';
import { type Parcel, steps } from './order.ts';
import styles from './progress.module.css';
import { unbrokenDate } from './unbroken-date.ts';

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** The four steps of a parcel: words, and filled or empty circles. */
export function Progress({ parcel }: { parcel: Parcel }) {
  const { t, format } = useServerI18n();
  const reached = steps.indexOf(parcel.step);
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const time = parcel.times[step] ?? (step === 'delivered' ? parcel.estimatedDelivery : null);
        return (
          <li
            key={step}
            className={classNames(index <= reached && styles.reached)}
            aria-current={index === reached ? 'step' : undefined}
          >
            <b>{t.account.steps[step]}</b>
            {time && <time dateTime={time}>{unbrokenDate(format, time, day)}</time>}
          </li>
        );
      })}
    </ol>
  );
}

/** In one sentence, what a customer asks first. */
export function useStatusOf() {
  const { t, format } = useServerI18n();
  const { status } = t.account;
  return ({ step, estimatedDelivery }: Parcel): string =>
    step !== 'delivered' && estimatedDelivery
      ? status.expected(
          unbrokenDate(format, estimatedDelivery, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
          }),
        )
      : status[step];
}
