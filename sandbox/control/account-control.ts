import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { billContract, nextBilling } from '../account/bill-contract.ts';
import { openQuantity, shipmentStatuses } from '../checkout/order-state.ts';
import { findOrderById, saveOrderState } from '../checkout/orders.ts';
import type { Database } from '../database/tables.ts';
import type { Clock } from './clock.ts';

const customerParams = z.object({ email: z.string().toLowerCase() });
const expiry = z.object({
  /** Whether a refresh is refused, too. */
  grants: z.boolean().default(false),
});
const orderParams = z.object({ number: z.coerce.number().int() });
const shipment = z.object({
  status: z.enum(shipmentStatuses).default('IN_TRANSIT'),
  company: z.string().default('DHL'),
  number: z.string().default('00340434161288010001'),
  url: z.url().default('https://tracking.example/00340434161288010001'),
  estimatedDeliveryAt: z.iso.datetime().nullable().default(null),
});

/** For tests only: ends a customer's tokens, and moves parcels. */
export async function accountControl(
  app: FastifyInstance,
  { database, clock }: { database: Kysely<Database>; clock: Clock },
): Promise<void> {
  const findCustomer = (email: string) =>
    database.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();

  app.post('/_control/customers/:email/expire', async (request, reply) => {
    const { email } = customerParams.parse(request.params);
    const { grants } = expiry.parse(request.body ?? {});
    const customer = await findCustomer(email);
    if (!customer) return reply.code(404).send({ error: 'There is no such customer.' });
    await database
      .updateTable('customer_session')
      .set({ expires_at: new Date(0) })
      .where('customer_id', '=', customer.id)
      .where('grant_id', 'is not', null)
      .execute();
    if (grants) {
      await database.deleteFrom('account_grant').where('customer_id', '=', customer.id).execute();
    }
    return reply.code(204).send();
  });

  /** Moves the clock to the customer's next delivery and orders it. */
  app.post('/_control/customers/:email/bill', async (request, reply) => {
    const customer = await findCustomer(customerParams.parse(request.params).email);
    const next = customer && (await nextBilling(database, customer.id, clock.now()));
    if (!next) return reply.code(404).send({ error: 'There is nothing to deliver.' });
    clock.set(next.at);
    const order = await billContract(database, customer.id, next.contract, next.at);
    return { order, at: next.at };
  });

  /** Sends what is open in one parcel; the next call tells its next event. */
  app.post('/_control/orders/:number/ship', async (request, reply) => {
    const order = await findOrderById(database, orderParams.parse(request.params).number);
    if (!order) return reply.code(404).send({ error: 'There is no such order.' });
    const { status, estimatedDeliveryAt, ...tracking } = shipment.parse(request.body ?? {});
    const at = clock.now().toISOString();
    const { fulfilments = [] } = order.state;
    const event = { shipment: { status, at }, estimatedDeliveryAt };
    const open = order.summary.lines
      .map((_line, line) => ({ line, quantity: openQuantity(order, line) }))
      .filter(({ quantity }) => quantity > 0);
    const parcel = {
      id: order.id * 100 + fulfilments.length + 1,
      at,
      lines: open,
      trackingCompany: tracking.company,
      trackingNumber: tracking.number,
      trackingUrl: tracking.url,
      ...event,
    };
    const changed =
      open.length > 0
        ? [...fulfilments, parcel]
        : fulfilments.map((it, index) =>
            index === fulfilments.length - 1 ? { ...it, ...event } : it,
          );
    await saveOrderState(database, {
      id: order.id,
      state: { ...order.state, fulfilments: changed },
    });
    return reply.code(204).send();
  });
}
