import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './order.module.css';
import type { AccountOrder } from './order.ts';
import { Progress, useStatusOf } from './progress.tsx';

interface OrderStatusProps {
  order: AccountOrder;
  /** With the carriers' pages. */
  withTracking?: boolean;
}

/** Where the goods are: one box a parcel. */
export function OrderStatus({ order, withTracking = false }: OrderStatusProps) {
  const { t } = useServerI18n();
  const statusOf = useStatusOf();
  const { status, parcel: parcelOf } = t.account;
  if (order.isCancelled) return <h2 className="h4">{status.cancelled}</h2>;
  if (order.isRefunded) return <h2 className="h4">{status.refunded}</h2>;
  const count = order.parcels.length;
  return order.parcels.map((parcel, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parcels have no other name, and the list stays
    <div key={index} className={styles.parcel}>
      {count > 1 && <p className="sm muted">{parcelOf(index + 1, count)}</p>}
      <h2 className="h4">{statusOf(parcel)}</h2>
      <Progress parcel={parcel} />
      {withTracking &&
        parcel.tracking.map(({ company, number, url }) => (
          <p key={number} className={styles.tracking}>
            <Icon name="package" size={24} />
            <b>{t.account.shipment(company, number)}</b>
            {url && (
              <TextLink to={url} rel="noreferrer">
                {t.account.track}
              </TextLink>
            )}
          </p>
        ))}
    </div>
  ));
}
