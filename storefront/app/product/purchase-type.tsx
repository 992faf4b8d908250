import type { SubscriptionPlan } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { Badge } from '../ui/badge.tsx';
import { Select } from '../ui/select.tsx';
import { defaultPlan } from './default-plan.ts';
import styles from './options.module.css';
import type { PageVariant } from './page-product.ts';
import { groupByContent, groupOffers } from './per-variant.ts';

interface PurchaseTypeProps {
  /** With the same plans, at prices of their own; CSS shows those of the chosen one. */
  variants: PageVariant[];
  /** The id of the subscription that is chosen; null buys once. */
  planId: string | null;
  onChange(planId: string | null): void;
  /** Not available; the choice stays rendered, since newer stock may enable it. */
  disabled: boolean;
}

/** One-time purchase or subscription, as radio buttons that work without scripts. */
export function PurchaseType({ variants, planId, onChange, disabled }: PurchaseTypeProps) {
  const { t, format } = useI18n();
  const { name, terms } = useDelivery();
  const { freeFrom } = terms;
  const plans = variants[0]?.plans ?? [];
  const usual = defaultPlan(plans);
  if (!usual) return null;
  const offered = plans.find(({ id }) => id === planId) ?? usual;
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className="visually-hidden">{t.product.purchaseType}</legend>
      <label className={styles.option}>
        <input
          type="radio"
          name="purchase"
          value="oneTime"
          checked={planId === null}
          onChange={() => onChange(null)}
        />
        <strong>{t.product.buyOnce}</strong>
        {groupByContent(variants, ({ price }) => price).map(({ item, indices, key }) => (
          <span key={key} data-for={indices} className={styles.once}>
            {format.money(item.price)}
          </span>
        ))}
      </label>
      <div className={styles.further}>
        <label className={styles.option}>
          <input
            type="radio"
            name="purchase"
            value="subscription"
            checked={planId !== null}
            onChange={() => onChange(usual.id)}
          />
          <span className={styles.title}>
            <strong>{t.product.subscribe}</strong>{' '}
            {groupOffers(variants, (_, plan) => percentOf(plan)).map(
              ({ plan, attributes, key }) =>
                percentOf(plan) > 0 && (
                  <span key={key} {...attributes}>
                    <Badge look="soft">{t.product.cheaper(format.number(percentOf(plan)))}</Badge>
                  </span>
                ),
            )}
          </span>
          <span className={styles.cancellable}>{t.product.cancellable}</span>
        </label>
        <div className={styles.details}>
          <Select
            label={t.product.interval}
            name="plan"
            value={offered.id}
            onChange={({ target }) => onChange(target.value)}
          >
            {plans.map(({ id, interval }, index) => (
              <option key={id} value={id} data-plan-index={index}>
                {t.product.every(interval.unit, interval.count)}
              </option>
            ))}
          </Select>
          <p>
            {t.product
              .perks(freeFrom && format.roundMoney(freeFrom), name)
              .map((perk) => `${perk}.`)
              .join(' ')}
          </p>
        </div>
      </div>
    </fieldset>
  );
}

/** How much cheaper, in per cent. */
function percentOf({ price, priceOnce }: SubscriptionPlan): number {
  return Math.round((1 - price.amount / priceOnce.amount) * 100);
}
