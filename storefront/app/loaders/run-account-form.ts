import { data, redirect } from 'react-router';
import { z } from 'zod';
import type { Done } from '../account/account-frame.tsx';
import { accountProblem } from '../account/account-service.ts';
import { problemsOf, readAddressForm, userErrorsShape } from '../account/address-form.ts';
import { type Kept, keptInForm, keptMetafield, mergeKept } from '../account/kept.ts';
import { isOrderable } from '../account/order-again.ts';
import {
  type AccountDocument,
  type AccountReader,
  createAccountReader,
  readAddresses,
  readContact,
  readContracts,
  readKept,
  readOrder,
} from '../account/read-account.ts';
import { privateHeaders } from '../cache-policy.ts';
import { readCartId, setCartCookie } from '../cart/cart-cookie.ts';
import { followCartLink } from '../cart/follow-cart-link.ts';
import { parseSavedEntry } from '../commerce/cart/saved-entry.ts';
import { deliveryCountry } from '../commerce/markets/delivery-country.ts';
import { isPlatformError } from '../commerce/platform/platform.ts';
import {
  accountFormContext,
  declarationContext,
  languageContext,
  marketContext,
  newsletterContext,
  shopContext,
  siteContext,
} from '../context.ts';
import { submissionIdOf } from '../declarations/parse-declaration.ts';
import { submitDeclaration } from '../declarations/submit-declaration.ts';
import { consentVersion } from '../newsletter/consent.ts';
import { signUpLimits } from '../newsletter/limits.ts';
import { hrefsOf } from './hrefs-of.ts';
import { languageCode } from './language-code.ts';
import type { AccountRequest } from './load-account.tsx';
import { linesAgain } from './order-again.ts';
import { readForm } from './read-form.ts';

/** Every form of the account. What it did is shown by the page that follows. */
export async function runAccountForm(asked: AccountRequest) {
  const { request, context, accounts } = asked;
  const href = hrefsOf(context);
  const form = await readForm(request);
  const intent = form.get('intent');
  if (intent === 'signOut') return signOut(asked);
  const customer = accounts.customer(request);
  const signIn = () => redirect(href.account('sign-in'), { status: 303, headers: privateHeaders });
  if (!customer) return signIn();
  const read = createAccountReader(customer, languageCode(context));
  try {
    switch (intent) {
      case 'orderAgain':
        return await orderAgain(asked, read, form.get('line'));
      case 'save':
        return await saveAddress(asked, read, form);
      case 'makeDefault':
      case 'remove':
        return await changeAddress(asked, read, intent);
      case 'skip':
      case 'unskip':
      case 'pause':
      case 'resume':
        return await changeContract(asked, read, intent, form);
      case 'keep':
        return await keep(asked, read, 'kept', (kept) => mergeKept(kept, keptInForm(form)));
      case 'forget':
        return await keep(asked, read, 'forgotten', ({ saved, equipment }) => ({
          saved: saved.filter((entry) => parseSavedEntry(entry)?.key !== form.get('key')),
          equipment,
        }));
      case 'forgetEquipment':
        return await keep(asked, read, 'forgotten', ({ saved }) => ({ saved, equipment: null }));
      case 'subscribe':
      case 'unsubscribe':
        return to(href.account('data'), await changeNewsletter(asked, read, intent));
      case 'requestData':
        return to(href.account('data'), await requestData(asked, read, form));
      default:
        throw data(null, { status: 400, headers: privateHeaders });
    }
  } catch (error) {
    const problem = isPlatformError(error) ? 'unavailable' : accountProblem(error);
    if (!problem) throw error;
    if (problem === 'signedOut') return signIn();
    return to(href.account(asked.params.page), 'failed');
  }
}

function to(address: string, done: Done) {
  return redirect(`${address}?done=${done}`, { status: 303, headers: privateHeaders });
}

/**
 * The platform's page is opened by a refresh: browsers check `form-action` against every redirect that follows a form,
 * and the platform may use hosts that we do not know.
 */
async function signOut({ request, context, accounts }: AccountRequest) {
  const headers = new Headers(privateHeaders);
  try {
    const { location, cookies } = await accounts.signOut(request, hrefsOf(context).home());
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    headers.set('Refresh', `0; url=${location}`);
  } catch (error) {
    if (!accountProblem(error)) throw error;
    // the session cannot be ended now: say so instead of pretending
    return to(hrefsOf(context).account(), 'failed');
  }
  context.set(accountFormContext, { done: 'signedOut' });
  return data(null, { headers });
}

/** One line, or all that are sold today, at today's prices. */
async function orderAgain(
  { params, request, context }: AccountRequest,
  read: AccountReader,
  line: FormDataEntryValue | null,
) {
  const order = await readOrder(read, params.item ?? '');
  if (!order) throw data(null, { status: 404, headers: privateHeaders });
  const all = await linesAgain(order, context);
  const wanted = all.filter((again) => line === null || again.line.key === line);
  const items = wanted
    .filter(isOrderable)
    .flatMap(({ line: { variantId, quantity } }) => (variantId ? [{ variantId, quantity }] : []));
  const cookies = request.headers.get('cookie');
  const { cartId, problems } = await followCartLink(
    { items, code: null },
    await readCartId(request),
    {
      ...context.get(shopContext),
      language: context.get(languageContext),
      country: deliveryCountry(cookies, context.get(marketContext)),
      networks: context.get(siteContext).clientNetworks,
    },
  );
  const headers = new Headers(privateHeaders);
  headers.append('Set-Cookie', (await setCartCookie(cartId))['Set-Cookie']);
  const isWhole = items.length === wanted.length && problems.length === 0;
  const cart = hrefsOf(context).cart();
  return redirect(isWhole ? cart : `${cart}?notAdded=1`, { status: 303, headers });
}

async function saveAddress(asked: AccountRequest, read: AccountReader, form: FormData) {
  const { params, context } = asked;
  const entered = readAddressForm(form);
  const stored = (await readAddresses(read)).find(params.item ?? '');
  let { problems } = entered;
  if (Object.keys(problems).length === 0) {
    const variables = { address: entered.values, isDefault: entered.isDefault || null };
    const errors = stored
      ? await change(read, 'CustomerAddressUpdate', { ...variables, id: stored.id })
      : await change(read, 'CustomerAddressCreate', variables);
    if (errors.length === 0) return to(hrefsOf(context).account('addresses'), 'saved');
    problems = problemsOf(errors);
  }
  context.set(accountFormContext, { address: { ...entered, problems } });
  return data(null, { status: 422, headers: privateHeaders });
}

async function changeAddress(
  { params, context }: AccountRequest,
  read: AccountReader,
  intent: 'makeDefault' | 'remove',
) {
  const stored = (await readAddresses(read)).find(params.item ?? '');
  const page = hrefsOf(context).account('addresses');
  if (!stored) return to(page, 'failed');
  const { id } = stored;
  const errors =
    intent === 'remove'
      ? await change(read, 'CustomerAddressDelete', { id })
      : await change(read, 'CustomerAddressUpdate', { id, isDefault: true });
  if (errors.length > 0) return to(page, 'failed');
  return to(page, intent === 'remove' ? 'removed' : 'default');
}

const contractChanges = {
  skip: { document: 'SubscriptionBillingCycleSkip', done: 'skipped' },
  unskip: { document: 'SubscriptionBillingCycleUnskip', done: 'unskipped' },
  pause: { document: 'SubscriptionContractPause', done: 'paused' },
  resume: { document: 'SubscriptionContractActivate', done: 'resumed' },
} as const satisfies Record<string, { document: AccountDocument; done: Done }>;

async function changeContract(
  { context }: AccountRequest,
  read: AccountReader,
  intent: keyof typeof contractChanges,
  form: FormData,
) {
  const page = hrefsOf(context).account('subscriptions');
  const contracts = await readContracts(read);
  const contract = contracts.find(({ key }) => key === form.get('contract'));
  if (!contract) return to(page, 'failed');
  const { document, done } = contractChanges[intent];
  const index = form.get('index');
  const errors = await change(read, document, {
    id: contract.id,
    ...(index !== null && { index: Number(index) }),
  });
  return to(page, errors.length > 0 ? 'failed' : done);
}

async function keep(
  { context }: AccountRequest,
  read: AccountReader,
  done: Done,
  changed: (kept: Kept) => Kept,
) {
  const { ownerId, kept } = await readKept(read);
  const value = JSON.stringify(changed(kept));
  const errors = await change(read, 'MetafieldsSet', {
    metafields: [{ ...keptMetafield, ownerId, value }],
  });
  return to(hrefsOf(context).account('saved'), errors.length > 0 ? 'failed' : done);
}

/** The shop's own newsletter asks to confirm by mail; without it the platform's list is meant. Leaving ends both. */
async function changeNewsletter(
  { context }: AccountRequest,
  read: AccountReader,
  intent: 'subscribe' | 'unsubscribe',
): Promise<Done> {
  const service = context.get(newsletterContext);
  const { email } = await readContact(read);
  if (email === null) return 'failed';
  if (intent === 'unsubscribe') {
    const errors = await change(read, 'CustomerEmailMarketingUnsubscribe', {});
    const left = await service?.newsletter.unsubscribeAddress(email);
    return errors.length > 0 || left === 'unavailable' ? 'failed' : 'newsletterOff';
  }
  if (!service) {
    const errors = await change(read, 'CustomerEmailMarketingSubscribe', {});
    return errors.length > 0 ? 'failed' : 'newsletterOn';
  }
  const { clientNetworks } = context.get(siteContext);
  if (!(await service.attempts.take(signUpLimits(email, clientNetworks)))) return 'failed';
  const language = context.get(languageContext);
  const outcome = await service.newsletter.signUp({ email, language, consentVersion });
  if (outcome === 'alreadySubscribed') return 'newsletterOn';
  return outcome === 'sent' ? 'newsletterMail' : 'failed';
}

/** Stored and acknowledged as withdrawals are; the merchant answers it. */
async function requestData(
  { context }: AccountRequest,
  read: AccountReader,
  form: FormData,
): Promise<Done> {
  const service = context.get(declarationContext);
  const request = z.enum(['access', 'erasure']).safeParse(form.get('request')).data;
  const { name, email } = await readContact(read);
  if (!service || !request || email === null) return 'failed';
  const outcome = await submitDeclaration(
    {
      id: submissionIdOf(form),
      language: context.get(languageContext),
      declaration: { kind: 'dataRequest', request, name, email },
    },
    { ...service, networks: context.get(siteContext).clientNetworks },
  );
  return outcome === 'unavailable' || outcome === 'tooManyTries' ? 'failed' : 'requested';
}

/** What the platform objects to; nothing if it is done. */
async function change(read: AccountReader, document: AccountDocument, variables: object) {
  const shape = z.record(z.string(), userErrorsShape);
  const answer = await read(document, variables, shape);
  return Object.values(answer).flatMap(({ userErrors }) => userErrors);
}
