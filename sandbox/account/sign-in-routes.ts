import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '../catalogue-format/languages.ts';
import { createSignInCode, findSignedIn, signInByCode, signOut } from '../checkout/customers.ts';
import { messagePage } from '../checkout/page.ts';
import { renderMail } from '../checkout/render-mail.ts';
import { shopPath } from '../checkout/shop-links.ts';
import {
  pageFrame,
  type Site,
  sessionCookieHeader,
  sessionToken,
  signedIn,
} from '../checkout/site.ts';
import { textsIn } from '../checkout/texts/index.ts';
import { queueMail } from '../mail/outbox.ts';
import { accountClientId, authenticationPath, isRegistered } from './addresses.ts';
import { createAuthorizationCode, endGrant } from './grants.ts';
import type { IdTokens } from './id-token.ts';
import { codePage, emailPage } from './sign-in-pages.ts';

/** What must be right before a browser may be sent back anywhere. */
const clientSchema = z.object({ client_id: z.literal(accountClientId), redirect_uri: z.url() });

const authorizeSchema = z.object({
  response_type: z.literal('code'),
  scope: z.string().refine((scope) => scope.split(' ').includes('openid')),
  state: z.string().min(1),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
  nonce: z.string().optional(),
  prompt: z.string().optional(),
});

const formSchema = z.object({
  email: z.string().trim().pipe(z.email()),
  code: z.string().trim().optional(),
});
const typedSchema = z.object({ email: z.string().catch('') });
const logoutSchema = z.object({
  id_token_hint: z.string().optional(),
  post_logout_redirect_uri: z.url().optional(),
});

const authorizePath = `${authenticationPath}/oauth/authorize`;

/** What a customer's browser sees: an address, a mailed code, and back to the shop. */
export async function signInRoutes(
  app: FastifyInstance,
  { site, idTokens }: { site: Site; idTokens: IdTokens },
): Promise<void> {
  const { database, now } = site;

  app.get(authorizePath, async (request, reply) => {
    const asked = readRequest(request, reply);
    if (!asked) return reply;
    const customer = await signedIn(site, request);
    if (customer) return sendBack(reply, asked, customer.id);
    if (asked.prompt === 'none') {
      return reply.redirect(
        withQuery(asked.redirectUri, { error: 'login_required', state: asked.state }),
        302,
      );
    }
    return reply.send(
      emailPage(pageFrame(site, request), { action: request.url, email: '', isWrong: false }),
    );
  });

  app.post(authorizePath, async (request, reply) => {
    const asked = readRequest(request, reply);
    if (!asked) return reply;
    const frame = pageFrame(site, request);
    const action = request.url;
    const form = formSchema.safeParse(request.body ?? {});
    if (!form.success) {
      const { email } = typedSchema.parse(request.body ?? {});
      return reply.code(422).send(emailPage(frame, { action, email, isWrong: true }));
    }
    const { email, code } = form.data;
    if (code === undefined) {
      await mailCode(site, email, frame.language);
      return reply.send(codePage(frame, { action, email, isWrong: false }));
    }
    const session = await signInByCode(database, email, code, now());
    const customer = await findSignedIn(database, session, now());
    if (!session || !customer) {
      return reply.code(422).send(codePage(frame, { action, email, isWrong: true }));
    }
    reply.header('Set-Cookie', sessionCookieHeader(site.origin, session));
    return sendBack(reply, asked, customer.id);
  });

  app.get(`${authenticationPath}/logout`, async (request, reply) => {
    const { id_token_hint: hint, post_logout_redirect_uri: target } = logoutSchema.parse(
      request.query,
    );
    const grant = hint && idTokens.grantOf(hint);
    if (grant) await endGrant(database, grant);
    const session = sessionToken(request);
    if (session) await signOut(database, session);
    reply.header('Set-Cookie', sessionCookieHeader(site.origin, null));
    const shop = shopPath(site.shopUrl, pageFrame(site, request).language);
    const isAllowed = grant && target && isRegistered(target, site.shopUrl);
    return reply.redirect(isAllowed ? target : shop, 302);
  });

  /** Answers the request itself, and undefined, if it is wrong. */
  function readRequest(request: FastifyRequest, reply: FastifyReply) {
    const client = clientSchema.safeParse(request.query);
    if (!client.success || !isRegistered(client.data.redirect_uri, site.shopUrl)) {
      const frame = pageFrame(site, request);
      const { badRequest, badRequestText } = textsIn(frame.language).account;
      reply.code(400).send(messagePage(frame, badRequest, badRequestText));
      return undefined;
    }
    const redirectUri = client.data.redirect_uri;
    const parsed = authorizeSchema.safeParse(request.query);
    if (!parsed.success) {
      const { state = '' } = z.object({ state: z.string().optional() }).parse(request.query);
      reply.redirect(withQuery(redirectUri, { error: 'invalid_request', state }), 302);
      return undefined;
    }
    // a browser checks where a form leads even after redirects
    const policy = String(reply.getHeader('Content-Security-Policy'));
    const formAction = `form-action 'self' ${new URL(redirectUri).origin}`;
    reply.header('Content-Security-Policy', policy.replace("form-action 'self'", formAction));
    return { ...parsed.data, redirectUri };
  }

  async function sendBack(
    reply: FastifyReply,
    asked: NonNullable<ReturnType<typeof readRequest>>,
    customerId: number,
  ) {
    const { redirectUri, code_challenge: codeChallenge, nonce = null, state } = asked;
    const request = { redirectUri, codeChallenge, nonce };
    const code = await createAuthorizationCode(database, customerId, request, now());
    return reply.redirect(withQuery(redirectUri, { code, state }), 303);
  }
}

function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

async function mailCode(site: Site, email: string, language: Language): Promise<void> {
  const words = textsIn(language).mail;
  await site.database.transaction().execute(async (trx) => {
    const code = await createSignInCode(trx, email, site.now());
    const intro = words.codeIntro(code);
    const mail = renderMail(language, site.shop, {
      name: '',
      // the text continues a greeting; without one it starts the mail
      intro: intro.charAt(0).toUpperCase() + intro.slice(1),
      closing: words.codeIgnore,
    });
    await queueMail(trx, { recipient: email, subject: words.codeSubject(code), ...mail });
  });
}
