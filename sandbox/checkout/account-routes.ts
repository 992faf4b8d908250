import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkoutUrl } from '../cart/cart-id.ts';
import type { Language } from '../catalogue-format/languages.ts';
import { queueMail } from '../mail/outbox.ts';
import { accountPage, confirmSignInPage, signInPage } from './account-pages.ts';
import { createSignInLink, isUsableLink, signIn, signOut } from './customers.ts';
import { html } from './html.ts';
import { findOrdersOf } from './orders.ts';
import { messagePage, type PageFrame } from './page.ts';
import { renderMail } from './render-mail.ts';
import { reorder } from './reorder.ts';
import { pageFrame, type Site, sessionCookieHeader, sessionToken, signedIn } from './site.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { textsIn } from './texts/index.ts';

const emailSchema = z.object({ email: z.string().trim().pipe(z.email()) });
const typedSchema = z.object({ email: z.string().catch('') });
const paramsSchema = z.object({ token: z.string() });
const orderParamsSchema = z.object({ id: z.coerce.number().int() });

export async function accountRoutes(app: FastifyInstance, site: Site): Promise<void> {
  const { database, now, origin } = site;

  app.get('/account', async (request, reply) => {
    const frame = pageFrame(site, request);
    const customer = await signedIn(site, request);
    if (!customer) return reply.send(signInPage(frame, '', false));
    const orders = await findOrdersOf(database, customer.id);
    return reply.send(accountPage(frame, customer, orders, subscriptionsOf(orders, now())));
  });

  // the platform has a page for each, this one all of it
  for (const page of ['/account/orders', '/account/profile']) {
    app.get(page, async (_request, reply) => reply.redirect('/account'));
  }

  app.post('/account/orders/:id/reorder', async (request, reply) => {
    const frame = pageFrame(site, request);
    const customer = await signedIn(site, request);
    if (!customer) return reply.redirect(`/account?locale=${frame.language}`, 303);
    const { id } = orderParamsSchema.parse(request.params);
    const cart = await reorder(database, customer, id);
    if (!cart) {
      const { notFound, notFoundText } = textsIn(frame.language).order;
      return reply.code(404).send(messagePage(frame, notFound, notFoundText));
    }
    return reply.redirect(checkoutUrl(origin, cart), 303);
  });

  app.post('/account/sign-in', async (request, reply) => {
    const frame = pageFrame(site, request);
    const form = emailSchema.safeParse(request.body ?? {});
    if (!form.success) {
      const typed = typedSchema.parse(request.body ?? {});
      return reply.code(422).send(signInPage(frame, typed.email, true));
    }
    await mailSignInLink(site, form.data.email, frame.language);
    const words = textsIn(frame.language).account;
    const text = words.checkInboxText(form.data.email);
    const inbox = html`<a class="link" href="/_inbox"><span>${textsIn(frame.language).order.inbox}</span></a>`;
    return reply.send(messagePage(frame, words.checkInbox, text, inbox));
  });

  app.get('/account/link/:token', async (request, reply) => {
    const frame = pageFrame(site, request);
    const { token } = paramsSchema.parse(request.params);
    return (await isUsableLink(database, token, now()))
      ? reply.send(confirmSignInPage(frame, token))
      : reply.code(410).send(expiredPage(frame));
  });

  app.post('/account/link/:token', async (request, reply) => {
    const frame = pageFrame(site, request);
    const { token } = paramsSchema.parse(request.params);
    const session = await signIn(database, token, now());
    if (!session) return reply.code(410).send(expiredPage(frame));
    reply.header('Set-Cookie', sessionCookieHeader(origin, session));
    return reply.redirect(`/account?locale=${frame.language}`, 303);
  });

  app.post('/account/sign-out', async (request, reply) => {
    const token = sessionToken(request);
    if (token) await signOut(database, token);
    reply.header('Set-Cookie', sessionCookieHeader(origin, null));
    return reply.redirect(`/account?locale=${pageFrame(site, request).language}`, 303);
  });
}

async function mailSignInLink(site: Site, email: string, language: Language): Promise<void> {
  const words = textsIn(language).mail;
  await site.database.transaction().execute(async (trx) => {
    const token = await createSignInLink(trx, email, site.now());
    const mail = renderMail(language, site.shop, {
      name: '',
      intro: sentence(words.signInIntro),
      link: {
        label: words.signInLink,
        url: `${site.origin}/account/link/${token}?locale=${language}`,
      },
      closing: words.signInIgnore,
    });
    await queueMail(trx, { recipient: email, subject: words.signInSubject, ...mail });
  });
}

/** The texts continue a greeting; without one they start the mail. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function expiredPage(frame: PageFrame): string {
  const words = textsIn(frame.language).account;
  const again = html`<a class="button button-primary" href="/account?locale=${frame.language}">${words.newLink}</a>`;
  return messagePage(frame, words.linkExpired, words.linkExpiredText, again);
}
