import { type DetailedVariant, type SubscriptionPlan, withPlanPrice } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { Badge } from '../ui/badge.tsx';
import { Select } from '../ui/select.tsx';
import { defaultPlan } from './default-plan.ts';
import styles from './options.module.css';

interface PurchaseTypeProps {
  variant: DetailedVariant;
  /** The subscription that is chosen; null buys once. */
  plan: SubscriptionPlan | null;
  onChange(plan: SubscriptionPlan | null): void;
  /** Not available; the choice stays rendered, since newer stock may enable it. */
  disabled: boolean;
}

/** One-time purchase or subscription, as radio buttons that work without scripts. */
export function PurchaseType({ variant, plan, onChange, disabled }: PurchaseTypeProps) {
  const { t, format } = useI18n();
  const { name, terms } = useDelivery();
  const { freeFrom } = terms;
  const usual = defaultPlan(variant.plans);
  if (!usual) return null;
  const offered = plan ?? usual;
  const percent = Math.round((1 - offered.price.amount / offered.priceOnce.amount) * 100);
  const unitPrice = withPlanPrice(variant, offered).unitPrice;
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className="visually-hidden">{t.product.purchaseType}</legend>
      <label className={styles.option}>
        <input
          type="radio"
          name="purchase"
          value="oneTime"
          checked={!plan}
          onChange={() => onChange(null)}
        />
        <strong>{t.product.buyOnce}</strong>
        <strong>{format.money(variant.price)}</strong>
      </label>
      <div className={styles.further}>
        <label className={styles.option}>
          <input
            type="radio"
            name="purchase"
            value="subscription"
            checked={plan !== null}
            onChange={() => onChange(usual)}
          />
          <span className={styles.title}>
            <strong>{t.product.subscribe}</strong>{' '}
            {percent > 0 && <Badge look="soft">{t.product.cheaper(format.number(percent))}</Badge>}
          </span>
          <span className={styles.price}>
            <strong>{format.money(offered.price)}</strong>
            {unitPrice && (
              <small>
                {format.money(unitPrice.price)}/{unitPrice.unit}
              </small>
            )}
          </span>
        </label>
        <div className={styles.details}>
          <Select
            label={t.product.interval}
            name="plan"
            value={offered.id}
            onChange={({ target }) =>
              onChange(variant.plans.find(({ id }) => id === target.value) ?? usual)
            }
          >
            {variant.plans.map(({ id, interval }) => (
              <option key={id} value={id}>
                {t.product.every(interval.unit, interval.count)}
              </option>
            ))}
          </Select>
          <ul>
            {t.product.perks(freeFrom && format.roundMoney(freeFrom), name).map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </ul>
        </div>
      </div>
    </fieldset>
  );
}
