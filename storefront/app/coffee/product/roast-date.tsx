import type { PageFacts, VariantFacts } from '../../commerce/product/product.ts';
import type { DeliveryPromise } from '../../commerce/shipping/delivery-promise.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import type { DrinkingWindow } from '../coffee-facts.ts';
import styles from './roast-date.module.css';

interface RoastDateProps {
  date: string;
  drinkingWindow: DrinkingWindow;
  promise: DeliveryPromise | null;
}

interface RoastDateLineProps {
  facts: Partial<PageFacts>;
  variantFacts: Partial<VariantFacts>;
  promise: DeliveryPromise | null;
}

/** For coffees whose roast date is known. */
export function RoastDateLine({ facts, variantFacts, promise }: RoastDateLineProps) {
  const { drinkingWindow } = facts.coffee ?? {};
  const { roastDate } = variantFacts.coffee ?? {};
  if (!drinkingWindow || !roastDate) return null;
  return <RoastDate date={roastDate} drinkingWindow={drinkingWindow} promise={promise} />;
}

const dayMs = 86_400_000;

/** How long the coffee rests and keeps; the mark is the first day of delivery. */
function RoastDate({ date, drinkingWindow, promise }: RoastDateProps) {
  const { t, format } = useI18n();
  const { rest, best, good } = drinkingWindow;
  const after = (days: number, month: 'short' | 'long') =>
    format.dateAs(new Date(Date.parse(date) + days * dayMs).toISOString(), {
      day: 'numeric',
      month,
    });
  const ageOn = (day: string) => Math.round((Date.parse(day) - Date.parse(date)) / dayMs);
  const age = promise && ageOn(promise.from);
  return (
    <div>
      <div className={styles.head}>
        <h2>
          {t.coffee.roastDate.roasted} <time dateTime={date}>{after(0, 'long')}</time>
        </h2>
        {promise && <span className="sm sounding">{format.daysAgo(ageOn(promise.today))}</span>}
      </div>
      <p className="visually-hidden">
        {t.coffee.roastDate.drinkingWindow(
          after(rest, 'long'),
          after(best, 'long'),
          after(good, 'long'),
        )}
      </p>
      <ol className={styles.zones} aria-hidden="true">
        <li>{t.coffee.roastDate.zones.rest}</li>
        <li>
          <strong>{t.coffee.roastDate.zones.best}</strong>
          <span>{after(rest, 'short')}</span>
        </li>
        <li>
          {t.coffee.roastDate.zones.good}
          <span>
            {after(best, 'short')} <span>{after(good, 'short')}</span>
          </span>
        </li>
        {age !== null && <i style={{ left: `${markPosition(age, drinkingWindow)}%` }} />}
      </ol>
      <p className={`sm muted ${styles.advice}`}>{age !== null && advice(age)}</p>
    </div>
  );

  function advice(age: number): string {
    if (age < rest) return t.coffee.roastDate.wait(rest - age);
    if (age <= best) return t.coffee.roastDate.ready;
    return (age <= good ? t.coffee.roastDate.late : t.coffee.roastDate.over)(after(good, 'long'));
  }
}

/** In per cent. The zones are as wide as their names need, each with a scale of its own. */
function markPosition(age: number, { rest, best, good }: DrinkingWindow): number {
  if (age < rest) return (Math.max(age, 0) / rest) * 16;
  if (age < best) return 16 + ((age - rest) / (best - rest)) * 42;
  return 58 + (Math.min(age - best, good - best) / (good - best)) * 42;
}
