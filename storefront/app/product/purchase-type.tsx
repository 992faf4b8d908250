import type { DetailedVariant } from '../commerce/product.ts';
import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Badge } from '../ui/badge.tsx';
import { Select } from '../ui/select.tsx';
import { defaultPlan } from './default-plan.ts';
import styles from './purchase-type.module.css';

interface PurchaseTypeProps {
  variant: DetailedVariant;
  subscribed: boolean;
  onChange(subscribed: boolean): void;
  /** It cannot be bought now; the choice keeps its place, should it come back while the page is open. */
  disabled: boolean;
}

/** Once or again and again: two radio buttons of the form, so the choice needs no scripts. */
export function PurchaseType({ variant, subscribed, onChange, disabled }: PurchaseTypeProps) {
  const { t, format } = useI18n();
  const usual = defaultPlan(variant.plans);
  if (!usual) return null;
  const percent = Math.round((1 - usual.price.amount / usual.priceOnce.amount) * 100);
  return (
    <fieldset className={styles.types} disabled={disabled}>
      <legend className="visually-hidden">{t.product.purchaseType}</legend>
      <label className={styles.type}>
        <input
          type="radio"
          name="purchase"
          value="oneTime"
          checked={!subscribed}
          onChange={() => onChange(false)}
        />
        <strong>{t.product.buyOnce}</strong>
        <strong>{format.money(variant.price)}</strong>
      </label>
      <div className={styles.subscription}>
        <label className={styles.type}>
          <input
            type="radio"
            name="purchase"
            value="subscription"
            checked={subscribed}
            onChange={() => onChange(true)}
          />
          <span className={styles.title}>
            <strong>{t.product.subscribe}</strong>{' '}
            {percent > 0 && <Badge look="soft">{t.product.cheaper(format.number(percent))}</Badge>}
          </span>
          <strong>{format.money(usual.price)}</strong>
        </label>
        <div className={styles.details}>
          <Select label={t.product.interval} name="plan" defaultValue={usual.id}>
            {variant.plans.map(({ id, interval }) => (
              <option key={id} value={id}>
                {t.product.every(interval.unit, interval.count)}
              </option>
            ))}
          </Select>
          <ul>
            {t.product.perks(format.money(shop.shipping.freeFrom)).map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </ul>
        </div>
      </div>
    </fieldset>
  );
}
