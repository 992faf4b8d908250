import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './order.module.css';
import type { AccountOrder } from './order.ts';
import { useStatusOf } from './progress.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface OrdersProps {
  orders: AccountOrder[];
  /** Where older ones begin. */
  next: string | null;
}

export function Orders({ orders, next }: OrdersProps) {
  const { t, href, format } = useServerI18n();
  const statusOf = useStatusOf();
  const { status } = t.account;
  return (
    <AccountFrame title={t.account.orders} page="orders">
      {orders.length === 0 ? (
        <>
          <p className={styles.empty}>{t.account.noOrders}</p>
          <LinkButton to={href.home()}>{t.account.noOrdersLink}</LinkButton>
        </>
      ) : (
        <ul className={styles.orders}>
          {orders.map((order) => {
            const [parcel] = order.parcels;
            const state = order.isCancelled
              ? status.cancelled
              : order.isRefunded
                ? status.refunded
                : parcel && statusOf(parcel);
            return (
              <li key={order.key}>
                <div className={styles.orderFacts}>
                  <h2 className="h6">
                    <a href={href.account(`orders/${order.key}`)}>
                      {t.account.orderOf(order.name)}
                    </a>
                  </h2>
                  <p className="sm muted">{t.account.orderedAt(format.date(order.orderedAt))}</p>
                </div>
                <span className={styles.thumbnails}>
                  {order.lines.slice(0, 4).map((line) => (
                    <Thumbnail key={line.key} picture={line.picture} size={56} />
                  ))}
                </span>
                <p>{state}</p>
                <p className={styles.amount}>
                  <b>{format.money(order.total)}</b>
                  <small>{t.account.items(order.quantity)}</small>
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {next && (
        <TextLink to={`${href.account('orders')}?after=${encodeURIComponent(next)}`}>
          {t.account.olderOrders}
        </TextLink>
      )}
    </AccountFrame>
  );
}
