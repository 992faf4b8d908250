import type { CartLine } from '../commerce/cart/cart.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ChangeForm } from './change-form.tsx';
import styles from './line-interval.module.css';
import { cartStore } from './use-cart.ts';

interface LineIntervalProps {
  line: CartLine;
  readOnly: boolean;
}

/** The delivery interval of a subscription; choosing none makes it a one-time purchase. */
export function LineInterval({ line, readOnly }: LineIntervalProps) {
  const { t } = useCartI18n();
  const { subscription, intervals, key, product } = line;
  if (!subscription) return null;
  const { unit, count } = subscription.interval;
  if (readOnly) {
    return (
      <p className={styles.fixed}>
        <Icon name="arrows-clockwise" size={16} />
        {t.cart.subscription(t.cart.every(unit, count))}
      </p>
    );
  }
  return (
    <ChangeForm
      fields={{ intent: 'setInterval', line: key }}
      onSubmit={(entered) => cartStore.setInterval(key, entered('plan'))}
      className={styles.form}
    >
      <span className={styles.label}>
        <Icon name="arrows-clockwise" size={16} />
        <select
          // remounts with the confirmed plan
          key={subscription.planId}
          name="plan"
          className={styles.select}
          aria-label={t.cart.intervalOf(product.title)}
          defaultValue={subscription.planId}
          onChange={(event) => cartStore.setInterval(key, event.currentTarget.value)}
        >
          {intervals.map(({ planId, interval }) => (
            <option key={planId} value={planId}>
              {t.cart.subscription(t.cart.every(interval.unit, interval.count))}
            </option>
          ))}
          <option value="">{t.cart.once}</option>
        </select>
        <span className={styles.caret}>
          <Icon name="caret-down-bold" size={14} />
        </span>
      </span>
      <noscript>
        <Button look="outline" size="small">
          {t.cart.changeInterval}
        </Button>
      </noscript>
    </ChangeForm>
  );
}
