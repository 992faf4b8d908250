import { shop } from '#shop/shop.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './order.module.css';
import type { OrderDetail } from './order.ts';
import { type AgainLine, costToday, isOrderable } from './order-again.ts';
import { OrderStatus } from './order-status.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { unbrokenDate } from './unbroken-date.ts';

interface OrderPageProps {
  order: OrderDetail;
  lines: AgainLine[];
}

const dayAndTime = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

export function OrderPage({ order, lines }: OrderPageProps) {
  const { t, href, format } = useServerI18n();
  const orderable = lines.filter(isOrderable);
  const cost = costToday(lines);
  const action = href.account(`orders/${order.key}`);
  return (
    <AccountFrame
      title={t.account.orderOf(order.name)}
      text={t.account.orderedAt(unbrokenDate(format, order.orderedAt, dayAndTime))}
      page="orders"
    >
      <div className={styles.columns}>
        <div>
          <section className={styles.panel}>
            <OrderStatus order={order} withTracking />
          </section>
          <section>
            <div className={styles.linesHead}>
              <h2 className="h4">{t.account.items(order.quantity)}</h2>
              {orderable.length > 0 && (
                <form method="post" action={action}>
                  <input type="hidden" name="intent" value="orderAgain" />
                  <Button>{t.account.againAll}</Button>
                </form>
              )}
            </div>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <Line key={line.line.key} {...line} action={action} />
              ))}
            </ul>
            {cost && (
              <p className="sm muted">
                {t.account.againNote(piecesOf(orderable), order.quantity, format.money(cost))}
              </p>
            )}
          </section>
        </div>
        <Aside order={order} />
      </div>
    </AccountFrame>
  );
}

const piecesOf = (lines: readonly AgainLine[]) =>
  lines.reduce((sum, { line }) => sum + line.quantity, 0);

function Line({ line, state, today, action }: AgainLine & { action: string }) {
  const { t, href, format } = useServerI18n();
  const isGone = state === 'gone';
  return (
    <li className={classNames(isGone && styles.gone)}>
      <Thumbnail picture={line.picture} size={96} />
      <div className={styles.goods}>
        {today ? (
          <a href={href.product(today.product.handle)}>
            <b>{line.title}</b>
          </a>
        ) : (
          <b>{line.title}</b>
        )}
        {line.variantTitle && <p className="sm muted">{line.variantTitle}</p>}
        {line.quantity > 1 && line.price && (
          <p className="sm muted">{t.account.pieces(line.quantity, format.money(line.price))}</p>
        )}
        <Note {...{ state, today }} />
      </div>
      <b className={styles.price}>{line.total && format.money(line.total)}</b>
      {isOrderable({ line, state, today }) && (
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="orderAgain" />
          <input type="hidden" name="line" value={line.key} />
          <Button look="outline" size="small" aria-label={t.account.againOf(line.title)}>
            {t.account.again}
          </Button>
        </form>
      )}
      {(isGone || state === 'soldOut') && (
        <TextLink to={href.search(line.title)} aria-label={t.account.similarTo(line.title)}>
          {t.account.similar}
        </TextLink>
      )}
    </li>
  );
}

/** What has changed since it was ordered, before it is ordered again. */
function Note({ state, today }: Pick<AgainLine, 'state' | 'today'>) {
  const { t, format } = useServerI18n();
  if (state === 'gone' || state === 'soldOut') {
    return (
      <p className={styles.note}>
        <Icon name="x-circle" size={18} />
        {t.account[state]}
      </p>
    );
  }
  if (state !== 'changed' || !today) return null;
  const { price, unitPrice } = today.variant;
  const each = unitPrice ? `, ${format.money(unitPrice.price)}/${unitPrice.unit}` : '';
  return (
    <p className={styles.note}>
      <Icon name="info" size={18} />
      {t.account.today(format.money(price)) + each}
    </p>
  );
}

function Aside({ order }: { order: OrderDetail }) {
  const { t, href, format } = useServerI18n();
  const rows = [
    [t.account.subtotal, order.subtotal],
    [t.account.shipping, order.shipping],
    [t.account.refunded, order.refunded.amount > 0 ? order.refunded : null],
  ] as const;
  const isSame = order.deliveryAddress?.join() === order.billingAddress?.join();
  const addresses = [
    [
      isSame ? t.account.deliveryAndBillingAddress : t.account.deliveryAddress,
      order.deliveryAddress,
    ],
    [t.account.billingAddress, isSame ? null : order.billingAddress],
  ] as const;
  return (
    <aside className={styles.aside}>
      <section className={styles.summary}>
        <h2 className="h6">{t.account.summary}</h2>
        <dl className={styles.amounts}>
          {rows.map(
            ([name, money]) =>
              money && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{format.money(money)}</dd>
                </div>
              ),
          )}
          <div className={styles.total}>
            <dt>{t.account.total}</dt>
            <dd>{format.money(order.total)}</dd>
          </div>
        </dl>
        {order.tax && <p className="sm muted">{t.account.includesTax(format.money(order.tax))}</p>}
        {addresses.map(
          ([name, lines]) =>
            lines && (
              <p key={name} className={`sm ${styles.address}`}>
                <b>{name}</b>
                {lines.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </p>
            ),
        )}
      </section>
      <section>
        <h2 className="h6">{t.account.documents}</h2>
        <TextLink to={order.statusPage} rel="noreferrer">
          {t.account.statusPage}
        </TextLink>
      </section>
      <section>
        <h2 className="h6">{t.account.returns}</h2>
        <p className="sm muted">{t.account.returnPeriod(format.number(shop.withdrawalDays))}</p>
        <div className={styles.returns}>
          <LinkButton look="outline" to={`${href.withdrawal(order.key)}&scope=items`}>
            {t.account.returnItems}
          </LinkButton>
          <TextLink to={href.withdrawal(order.key)}>{t.withdrawal.title}</TextLink>
        </div>
      </section>
    </aside>
  );
}
