import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { checkoutUrl, newCartId } from '../cart/cart-id.ts';
import { computeEdit } from '../cart/edit.ts';
import { addLines } from '../cart/lines.ts';
import { emptyContent } from '../cart/model.ts';
import { insertCart } from '../cart/store.ts';
import { cookieOf } from '../consent/cookie-of.ts';
import { gid } from '../graphql/ids.ts';
import { marketOf } from '../graphql/market.ts';
import { shopPath } from './shop-links.ts';
import type { Site } from './site.ts';

const discountCookie = 'discount_code';
const linesSchema = z.string().regex(/^\d+:\d+(,\d+:\d+)*$/);
const textSchema = z.string().optional().catch(undefined);
const permalinkQuery = z.looseObject({
  discount: textSchema,
  note: textSchema,
  payment: textSchema,
  'checkout[email]': z.email().optional().catch(undefined),
});
const discountQuery = z.object({ redirect: z.string().startsWith('/').catch('/') });

/** Links that merchants put into mails and posts: a cart with these variants, and a code for the next one. */
export async function permalinkRoutes(app: FastifyInstance, site: Site): Promise<void> {
  const { database, origin, shop, shopUrl } = site;

  app.get<{ Params: { lines: string } }>('/cart/:lines', async (request, reply) => {
    const lines = linesSchema.safeParse(request.params.lines);
    if (!lines.success) return notFound(reply);
    const query = permalinkQuery.parse(request.query);
    const wanted = lines.data.split(',').map((pair) => {
      const [variant = '', quantity = ''] = pair.split(':');
      return { merchandiseId: gid('ProductVariant', variant), quantity: Number(quantity) };
    });
    const id = newCartId();
    const empty = emptyContent(marketOf(undefined, shop));
    const discount = query.discount ?? discountIn(request.headers.cookie);
    const content = {
      ...empty,
      attributes: attributesIn(query),
      note: query.note ?? null,
      discountCodes: discount ? [discount] : [],
      buyerIdentity: { ...empty.buyerIdentity, email: query['checkout[email]'] ?? null },
    };
    const edit = await computeEdit(database, site.now(), id, content, {
      variantIds: wanted.map(({ merchandiseId }) => merchandiseId),
      changeLines: (current, { merchandise }, newLineId) =>
        addLines(current, wanted, merchandise, newLineId),
    });
    if (!edit.content) return notFound(reply);
    await insertCart(database, edit.content, shop.primaryLanguage, id);
    const payment = query.payment === 'shop_pay' ? '&payment=wallet' : '';
    return reply.redirect(checkoutUrl(origin, id) + payment, 302);
  });

  app.get<{ Params: { code: string } }>('/discount/:code', async (request, reply) => {
    const { redirect } = discountQuery.parse(request.query);
    const code = encodeURIComponent(request.params.code);
    return reply
      .header('Set-Cookie', `${discountCookie}=${code}; Path=/; Max-Age=3600; SameSite=Lax`)
      .redirect(shopPath(shopUrl, shop.primaryLanguage, redirect === '/' ? '' : redirect), 302);
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('Not Found');
}

function attributesIn(query: Record<string, unknown>): { key: string; value: string }[] {
  return Object.entries(query).flatMap(([name, value]) => {
    const key = /^attributes\[(.+)\]$/.exec(name)?.[1];
    return key && typeof value === 'string' ? [{ key, value }] : [];
  });
}

function discountIn(cookies: string | undefined): string | undefined {
  const code = cookieOf(cookies, discountCookie);
  return code && decodeURIComponent(code);
}
