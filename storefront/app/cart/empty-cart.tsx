import { useCartI18n } from '../i18n/cart-texts.ts';
import { useSite } from '../shell/site.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './empty-cart.module.css';

export interface EmptyCartProps {
  /** Handles of collections. */
  main: string | null;
  equipment: string | null;
}

export function EmptyCart({ main, equipment }: EmptyCartProps) {
  const { t, href } = useCartI18n();
  const site = useSite();
  const [before, profile, after] = t.cart.previousOrders;
  return (
    <section className={`contour contour-sand ${styles.empty}`}>
      <div className="wrap">
        <h1 className="h2">{t.cart.empty}</h1>
        <p className={`lead ${styles.lead}`}>{t.cart.emptyLead}</p>
        <div className={styles.actions}>
          {main && (
            <LinkButton size="large" to={href.collection(main)}>
              {t.cart.discoverMain}
            </LinkButton>
          )}
          {equipment && (
            <LinkButton size="large" look="outline" to={href.collection(equipment)}>
              {t.cart.discoverEquipment}
            </LinkButton>
          )}
        </div>
        {site && (
          <p className={`muted ${styles.profile}`}>
            {before} <a href={site.accountUrl ?? href.account()}>{profile}</a>
            {after === '.' ? after : ` ${after}`}
          </p>
        )}
      </div>
    </section>
  );
}
