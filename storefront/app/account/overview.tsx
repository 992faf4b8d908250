import type { SavedItem } from '../commerce/cart/saved-products.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { TextLink } from '../ui/text-link.tsx';
import { AccountFrame, type Done } from './account-frame.tsx';
import type { Contract } from './contract.ts';
import { SkipForm } from './contracts.tsx';
import { describeEquipment } from './describe-equipment.server.ts';
import type { AccountAddress, AccountOrder } from './order.ts';
import { OrderStatus } from './order-status.tsx';
import styles from './overview.module.css';
import savedStyles from './saved.module.css';
import { Devices } from './saved-page.tsx';
import { SavedTiles } from './saved-tiles.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { unbrokenDate } from './unbroken-date.ts';

interface OverviewData {
  firstName: string | null;
  email: string | null;
  address: AccountAddress | null;
  lastOrder: AccountOrder | null;
  contracts: Contract[];
  saved: readonly SavedItem[];
  equipment: string | null;
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

export function Overview({ data, done }: { data: OverviewData; done: Done | null }) {
  const { t, href, language } = useServerI18n();
  const devices = describeEquipment(data.equipment, language);
  const next = data.contracts
    .filter(({ nextDelivery }) => nextDelivery !== null)
    .toSorted((a, b) => (a.nextDelivery ?? '').localeCompare(b.nextDelivery ?? ''))[0];
  const links: { icon: IconName; title: string; text?: string | undefined; to: string }[] = [
    {
      icon: 'map-pin',
      title: t.account.addresses,
      to: href.account('addresses'),
      text: data.address?.formatted.slice(1, 3).join(', '),
    },
    { icon: 'envelope-simple', title: t.account.dataAndNewsletter, to: href.account('data') },
    { icon: 'arrow-u-up-left', title: t.account.returns, to: href.withdrawal() },
    { icon: 'x-circle', title: t.footer.cancel, to: href.cancellation() },
  ];
  return (
    <AccountFrame
      title={t.account.hello(data.firstName)}
      text={data.email ?? undefined}
      page="overview"
      done={done}
    >
      <div className={styles.panels}>
        {next && <NextDelivery contract={next} />}
        {data.lastOrder ? <LastOrder order={data.lastOrder} /> : <NoOrder />}
      </div>
      {data.saved.length > 0 && (
        <section className={savedStyles.section}>
          <div className={savedStyles.head}>
            <h2 className="h4">{t.account.saved}</h2>
            <TextLink to={href.account('saved')}>{t.account.kept.all}</TextLink>
          </div>
          <SavedTiles items={data.saved.slice(0, 4)} />
        </section>
      )}
      {devices && (
        <section className={savedStyles.section}>
          <div className={savedStyles.head}>
            <h2 className="h4">{t.account.kept.equipment}</h2>
          </div>
          <Devices names={devices} />
        </section>
      )}
      <ul className={styles.links}>
        {links.map(({ icon, title, text, to }) => (
          <li key={to}>
            <a href={to}>
              <Icon name={icon} size={22} />
              <span>
                {title}
                {text && <small>{text}</small>}
              </span>
              <Icon name="caret-right" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </AccountFrame>
  );
}

function NextDelivery({ contract }: { contract: Contract }) {
  const { t, href, format } = useServerI18n();
  const [line] = contract.lines;
  const delivery = contract.deliveries.find(({ isSkipped }) => !isSkipped);
  const every = t.account.contract.every[contract.interval.unit](contract.interval.count);
  return (
    <section className={`${styles.panel} ${styles.sand}`}>
      <p className="sm muted">{t.account.nextDelivery}</p>
      <h2 className="h4">
        {contract.nextDelivery && unbrokenDate(format, contract.nextDelivery, longDay)}
      </h2>
      {line && (
        <div className={styles.goods}>
          <p>
            <b>{line.title}</b>
            <br />
            {[line.variantTitle, every].filter(Boolean).join(' · ')}
            <br />
            {contract.price && format.money(contract.price)}
          </p>
          <Thumbnail picture={line.picture} size={160} />
        </div>
      )}
      <div className={styles.actions}>
        {delivery && <SkipForm contract={contract} delivery={delivery} look="button" />}
        <TextLink to={href.account('subscriptions')}>{t.account.toSubscriptions}</TextLink>
      </div>
    </section>
  );
}

function LastOrder({ order }: { order: AccountOrder }) {
  const { t, href, format } = useServerI18n();
  return (
    <section className={styles.panel}>
      <p className="sm muted">{t.account.lastOrder(order.name)}</p>
      <OrderStatus order={order} />
      <div className={styles.facts}>
        <span className={styles.thumbnails}>
          {order.lines.slice(0, 4).map((line) => (
            <Thumbnail key={line.key} picture={line.picture} size={56} />
          ))}
        </span>
        <span>
          {t.account.items(order.quantity)}, {format.money(order.total)}
        </span>
      </div>
      <div className={styles.actions}>
        <form method="post" action={href.account(`orders/${order.key}`)}>
          <input type="hidden" name="intent" value="orderAgain" />
          <Button>{t.account.againAll}</Button>
        </form>
        <TextLink to={href.account(`orders/${order.key}`)}>{t.account.showOrder}</TextLink>
      </div>
    </section>
  );
}

function NoOrder() {
  const { t, href } = useServerI18n();
  return (
    <section className={styles.panel}>
      <h2 className="h4">{t.account.noOrders}</h2>
      <div className={styles.actions}>
        <LinkButton to={href.home()}>{t.account.noOrdersLink}</LinkButton>
      </div>
    </section>
  );
}
