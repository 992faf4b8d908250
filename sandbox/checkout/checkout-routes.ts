import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CartId } from '../cart/cart-id.ts';
import { findCart, type StoredCart } from '../cart/store.ts';
import { noteAtCheckout } from '../consent/sessions.ts';
import { createLoaders } from '../store/loaders.ts';
import { applyCode, removeDiscount, removeGiftCard } from './checkout-codes.ts';
import { checkoutPage } from './checkout-page.ts';
import { type CheckoutView, viewCheckout } from './checkout-view.ts';
import { deliveryCountries } from './countries.ts';
import { loadDraft, saveDraft } from './draft.ts';
import {
  type CheckoutFields,
  cardSchema,
  emptyFields,
  fieldsSchema,
  toOrderDetails,
  withTestBuyer,
  wrongFields,
} from './fields.ts';
import { orderPage } from './order-page.ts';
import { findOrder, orderPath } from './orders.ts';
import { messagePage, type PageFrame } from './page.ts';
import { expressMethods } from './payment.ts';
import { placeOrder } from './place-order.ts';
import { localeQuery, pageFrame, type Site, signedIn } from './site.ts';
import { textsIn } from './texts/index.ts';

const paramsSchema = z.object({ token: z.string() });
const expressMethod = z.enum(expressMethods).optional().catch(undefined);
const querySchema = localeQuery.extend({ key: z.string().catch(''), payment: expressMethod });

const actionSchema = z.object({
  intent: z.enum(['order', 'update', 'apply-code']).catch('update'),
  express: expressMethod,
  removeDiscount: z.string().optional(),
  removeGiftCard: z.string().optional(),
  code: z.string().trim().max(100).catch(''),
  seen: z.string().catch(''),
  seenTotal: z.coerce.number().int().catch(0),
});

interface Visit {
  site: Site;
  frame: PageFrame;
  cart: StoredCart;
  signedInEmail: string | undefined;
  reply: FastifyReply;
  /** Where the page is shown again. */
  self: string;
}

export async function checkoutPageRoutes(app: FastifyInstance, site: Site): Promise<void> {
  app.get('/cart/c/:token', async (request, reply) => {
    const visit = await openVisit(site, request, reply);
    if (!visit) return refuseVisit(site, request, reply);
    await noteAtCheckout({ ...site, request, reply, now: site.now() }, 'checkout');
    const fields = (await loadDraft(site.database, visit.cart.id)) ?? firstFields(visit);
    const { payment } = querySchema.parse(request.query);
    if (!payment) return show(visit, fields);
    // a shop's own express button: from here on the shopper may still change everything
    await saveDraft(site.database, visit.cart.id, withTestBuyer(fields, payment));
    return reply.redirect(request.url.replace(/[?&]payment=[^&]*/, ''), 303);
  });

  app.post('/cart/c/:token', async (request, reply) => {
    const visit = await openVisit(site, request, reply);
    if (!visit) return refuseVisit(site, request, reply);
    const action = actionSchema.parse(request.body ?? {});
    const typed = fieldsSchema.parse(request.body ?? {});
    const fields = action.express ? withTestBuyer(typed, action.express) : typed;
    const { database } = site;
    const { id, language } = visit.cart;
    await saveDraft(database, id, fields);
    if (action.removeDiscount !== undefined) {
      await removeDiscount(database, id, language, action.removeDiscount);
    } else if (action.removeGiftCard !== undefined) {
      await removeGiftCard(database, id, language, action.removeGiftCard);
    } else if (action.code !== '' && action.intent !== 'update') {
      // Ordering with a code still in the field must not lose it: the new total is shown first.
      const codeError = await applyCode(
        database,
        visit.cart,
        action.code,
        fields.email,
        site.now(),
      );
      if (codeError) return show(visit, fields, { codeError });
    } else if (action.intent === 'order') {
      return order(visit, fields, request, action);
    }
    return reply.redirect(visit.self, 303);
  });

  app.get('/orders/:token', async (request, reply) => {
    const { token } = paramsSchema.parse(request.params);
    const found = await findOrder(site.database, { token });
    const frame = pageFrame(site, request, found?.language);
    const words = textsIn(frame.language).order;
    return found
      ? reply.send(orderPage(frame, found))
      : reply.code(404).send(messagePage(frame, words.notFound, words.notFoundText));
  });
}

async function openVisit(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | undefined> {
  const id = requestedCart(request);
  const cart = await findCart(site.database, id);
  if (!cart) return undefined;
  const frame = pageFrame(site, request, cart.language);
  const customer = await signedIn(site, request);
  return {
    site,
    frame,
    cart: { ...cart, language: frame.language },
    signedInEmail: customer?.email,
    reply,
    self: request.url,
  };
}

/** A cart that was ordered leads to its order; everything else is unknown. */
async function refuseVisit(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token: cartToken, key: cartKey } = requestedCart(request);
  const found = await findOrder(site.database, { cartToken, cartKey });
  if (found) return reply.redirect(orderPath(found), 303);
  const frame = pageFrame(site, request);
  const words = textsIn(frame.language).checkout;
  return reply.code(404).send(messagePage(frame, words.gone, words.goneText));
}

function requestedCart(request: FastifyRequest): CartId {
  const { token } = paramsSchema.parse(request.params);
  return { token, key: querySchema.parse(request.query).key };
}

/** What the cart already knows of its buyer. */
function firstFields({ site, cart, signedInEmail }: Visit): CheckoutFields {
  const { buyerIdentity, deliveryAddresses, deliveryOption } = cart.content;
  const { email, countryCode } = buyerIdentity;
  const empty = emptyFields(email ?? signedInEmail ?? '', countryCode ?? site.shop.country);
  const address = deliveryAddresses.find(({ selected }) => selected)?.address;
  if (!address) return empty;
  return fieldsSchema.parse({
    ...empty,
    country: address.countryCode ?? empty.country,
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    street: [address.address1, address.address2].filter(Boolean).join(', '),
    postcode: address.zip ?? '',
    city: address.city ?? '',
    phone: address.phone ?? '',
    shippingMethod: deliveryOption,
  });
}

async function show(
  { site, frame, cart, signedInEmail, reply }: Visit,
  fields: CheckoutFields,
  changes: Partial<Pick<CheckoutView, 'problems' | 'wrongFields' | 'codeError'>> = {},
): Promise<FastifyReply> {
  const loaders = createLoaders(site.database, frame.language, site.textCache);
  const view = await viewCheckout(site.database, loaders, site.shop, cart, fields, site.now());
  if (view.summary.quantity === 0 && !changes.problems) {
    const words = textsIn(frame.language).checkout;
    return reply.send(messagePage(frame, words.empty, words.emptyText));
  }
  const status = changes.problems ? 409 : Object.keys(changes).length > 0 ? 422 : 200;
  return reply.code(status).send(checkoutPage(frame, { ...view, signedInEmail, ...changes }));
}

async function order(
  visit: Visit,
  fields: CheckoutFields,
  request: FastifyRequest,
  { seen, seenTotal }: z.infer<typeof actionSchema>,
): Promise<FastifyReply> {
  const { site, frame, cart, reply } = visit;
  const { database, origin, shop } = site;
  const now = site.now();
  const card = cardSchema.parse(request.body);
  const loaders = createLoaders(database, frame.language, site.textCache);
  const view = await viewCheckout(database, loaders, shop, cart, fields, now);
  const needsPayment = view.summary.total > 0;
  const wrong = wrongFields(fields, card, now, needsPayment, deliveryCountries(shop));
  if (wrong.length > 0) return show(visit, fields, { wrongFields: wrong });
  const outcome = await placeOrder(database, {
    cartId: cart.id,
    language: frame.language,
    details: toOrderDetails(fields, needsPayment),
    cardNumber: card.cardNumber,
    seen: { fingerprint: seen, total: seenTotal },
    descriptions: view.descriptions,
    shop,
    origin,
    shopUrl: site.shopUrl,
    now,
  });
  if (outcome.kind === 'placed') {
    await noteAtCheckout({ database, request, reply, now }, 'order');
    return reply.redirect(orderPath(outcome.order), 303);
  }
  const left = await findCart(database, cart.id);
  if (outcome.kind === 'gone' || !left) return reply.redirect(visit.self, 303);
  return show({ ...visit, cart: left }, fields, { problems: outcome.problems });
}
