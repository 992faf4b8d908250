import type { Kysely } from 'kysely';
import type { ContentAdmin } from '../admin/content-admin.ts';
import { formatMoney } from '../checkout/formats.ts';
import { type Order, orderNumber, orderPath } from '../checkout/orders.ts';
import type { Clock } from '../control/clock.ts';
import type { FaultState } from '../control/faults.ts';
import type { RequestLog } from '../control/request-log.ts';
import type { Database } from '../database/tables.ts';
import type { DeliveryLog } from '../webhooks/delivery-log.ts';

export interface DashboardOptions {
  database: Kysely<Database>;
  faults: FaultState;
  clock: Clock;
  requestLog: RequestLog;
  deliveryLog: DeliveryLog;
  origin: string;
  /** Where a link to the shop leads. */
  shopUrl: string;
  webhookUrl: string | undefined;
  /** Whether the dashboard may change anything. */
  control: boolean;
  /** After a reset the database may hold other content. */
  reloadContent: () => Promise<void>;
  /** What the content pages edit. */
  content: Omit<ContentAdmin, 'findReference'>;
}

const shownOrders = 4;
const shownMails = 4;

interface OrderRow {
  number: string;
  path: string;
  placedAt: Date;
  language: string;
  email: string;
  lines: number;
  total: string;
}

/** What the database says for one showing of the dashboard. */
export async function readState({ database }: Pick<DashboardOptions, 'database'>) {
  const count = async (table: 'product' | 'variant' | 'cart' | 'customer_order' | 'mail') => {
    const row = await database
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const orders = await database
    .selectFrom('customer_order')
    .innerJoin('customer', 'customer.id', 'customer_order.customer_id')
    .select([
      'customer_order.id',
      'customer_order.token',
      'customer_order.language',
      'customer_order.summary',
      'customer_order.placed_at',
      'customer.email',
    ])
    .orderBy('customer_order.id', 'desc')
    .limit(shownOrders)
    .execute();
  const mails = await database
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'created_at'])
    .orderBy('id', 'desc')
    .limit(shownMails)
    .execute();
  return {
    counts: {
      products: await count('product'),
      variants: await count('variant'),
      carts: await count('cart'),
      orders: await count('customer_order'),
      mails: await count('mail'),
    },
    orders: orders.map(orderRow),
    mails,
  };
}
export type State = Awaited<ReturnType<typeof readState>>;

function orderRow(
  row: Pick<Order, 'id' | 'token' | 'language' | 'summary'> & { placed_at: Date; email: string },
): OrderRow {
  return {
    number: orderNumber(row),
    path: orderPath(row),
    placedAt: row.placed_at,
    language: row.language,
    email: row.email,
    lines: row.summary.lines.length,
    total: formatMoney(row.summary.total, 'en', row.summary.currency),
  };
}
