import type { ReactNode } from 'react';
import { data, type RouterContextProvider, redirectDocument } from 'react-router';
import type { Done } from '../account/account-frame.tsx';
import { AccountMessage } from '../account/account-message.tsx';
import { accountPart } from '../account/account-screen.tsx';
import { type AccountService, accountProblem } from '../account/account-service.ts';
import { addressForm } from '../account/address-form.ts';
import { Addresses, AddressPage } from '../account/addresses.tsx';
import { Contracts } from '../account/contracts.tsx';
import { OrderPage } from '../account/order-page.tsx';
import { Orders } from '../account/orders.tsx';
import { Overview } from '../account/overview.tsx';
import {
  type AccountReader,
  createAccountReader,
  readAddresses,
  readContracts,
  readOrder,
  readOrders,
  readOverview,
} from '../account/read-account.ts';
import { privateHeaders } from '../cache-policy.ts';
import { deliveryCountry } from '../commerce/markets/delivery-country.ts';
import { accountFormContext, languageContext, marketContext, siteContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { sendHtml } from '../send-html.server.tsx';
import { LinkButton } from '../ui/button.tsx';
import { alternatesFor } from './alternates-for.ts';
import { hrefsOf } from './hrefs-of.ts';
import { languageCode } from './language-code.ts';
import { linesAgain } from './order-again.ts';

export interface AccountRequest {
  request: Request;
  url: URL;
  params: { page?: string | undefined; item?: string | undefined };
  context: Readonly<RouterContextProvider>;
  accounts: AccountService;
}

interface Page {
  title: string;
  part: ReactNode;
  status?: number;
}

/** A page of the account, or the way to sign in. */
export async function loadAccount(asked: AccountRequest) {
  const { url, params, context, accounts, request } = asked;
  const t = allMessages[context.get(languageContext)].account;
  const href = hrefsOf(context);
  const done = context.get(accountFormContext)?.done;
  if (done === 'signedOut') {
    const again = <LinkButton to={href.home()}>{t.signedOut.home}</LinkButton>;
    return send(asked, { title: t.title, part: message(t.signedOut, again) });
  }
  if (params.page === 'sign-in-failed') {
    const again = <LinkButton to={href.account('sign-in')}>{t.signInFailed.again}</LinkButton>;
    return send(asked, { title: t.title, part: message(t.signInFailed, again), status: 400 });
  }
  const here = url.pathname + url.search;
  const signIn = (returnTo: string) => {
    const search = new URLSearchParams({ returnTo });
    return redirectDocument(`${href.account('sign-in')}?${search}`, { headers: privateHeaders });
  };
  try {
    if (params.page === 'sign-in') return await startSignIn(asked);
    const customer = accounts.customer(request);
    if (!customer) return signIn(here);
    const page = await pageOf(asked, createAccountReader(customer, languageCode(context)));
    if (page) return send(asked, page);
    const again = <LinkButton to={href.account()}>{t.overview}</LinkButton>;
    return send(asked, { title: t.title, part: message(t.notFound, again), status: 404 });
  } catch (error) {
    const problem = accountProblem(error);
    if (!problem) throw error;
    if (problem === 'signedOut') return signIn(here);
    const again = <LinkButton to={here}>{t.unavailable.again}</LinkButton>;
    return send(asked, { title: t.title, part: message(t.unavailable, again), status: 503 });
  }
}

async function startSignIn({ url, context, accounts }: AccountRequest) {
  const { locale } = context.get(marketContext);
  const returnTo = url.searchParams.get('returnTo') ?? hrefsOf(context).account();
  const { location, cookies } = await accounts.signIn({ locale, returnTo });
  const headers = new Headers(privateHeaders);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirectDocument(location, { headers });
}

/** Null where there is no such page. */
async function pageOf(asked: AccountRequest, reader: AccountReader): Promise<Page | null> {
  const { params, url, context } = asked;
  const t = allMessages[context.get(languageContext)].account;
  const done = doneIn(url, t.done);
  switch (params.page) {
    case undefined: {
      const [overview, contracts] = await Promise.all([
        readOverview(reader),
        readContracts(reader),
      ]);
      const part = <Overview data={{ ...overview, contracts }} done={done} />;
      return { title: t.title, part };
    }
    case 'orders': {
      if (params.item !== undefined) return orderPage(asked, reader, params.item);
      const { orders, next } = await readOrders(reader, url.searchParams.get('after'));
      return { title: t.orders, part: <Orders {...{ orders, next }} /> };
    }
    case 'subscriptions': {
      if (params.item !== undefined) return null;
      const contracts = await readContracts(reader);
      const hostedUrl = context.get(siteContext).accountUrl;
      return { title: t.subscriptions, part: <Contracts {...{ contracts, hostedUrl, done }} /> };
    }
    case 'addresses':
      return addressesPage(asked, reader, done);
    default:
      return null;
  }
}

async function orderPage(asked: AccountRequest, reader: AccountReader, key: string) {
  const t = allMessages[asked.context.get(languageContext)].account;
  const order = await readOrder(reader, key);
  if (!order) return null;
  const lines = await linesAgain(order, asked.context);
  return { title: t.orderOf(order.name), part: <OrderPage {...{ order, lines }} /> };
}

async function addressesPage(asked: AccountRequest, reader: AccountReader, done: Done | null) {
  const { params, request, context } = asked;
  const { item } = params;
  const t = allMessages[context.get(languageContext)].account;
  const { addresses, defaultId, find } = await readAddresses(reader);
  if (item === undefined) {
    return { title: t.addresses, part: <Addresses {...{ addresses, defaultId, done }} /> };
  }
  const stored = find(item);
  if (!stored && item !== 'new') return null;
  const country = deliveryCountry(request.headers.get('cookie'), context.get(marketContext));
  const form = context.get(accountFormContext)?.address ?? addressForm(stored, country);
  const title = stored ? t.address.editTitle : t.address.newTitle;
  return { title, part: <AddressPage {...{ item, form }} /> };
}

function doneIn(url: URL, texts: Record<Done, string>): Done | null {
  const name = url.searchParams.get('done') ?? '';
  return Object.hasOwn(texts, name) ? (name as Done) : null;
}

const message = (words: { title: string; text: string }, again: ReactNode) => (
  <AccountMessage words={words}>{again}</AccountMessage>
);

function send({ request, context, params }: AccountRequest, { title, part, status = 200 }: Page) {
  const t = allMessages[context.get(languageContext)].account;
  const page = [params.page, params.item].filter(Boolean).join('/');
  return data(
    {
      head: { title, description: t.description },
      html: sendHtml({ request, context }, { [accountPart]: part }),
      alternates: alternatesFor(context.get(marketContext), (locale) =>
        hrefsFor(locale).account(page),
      ),
    },
    { status, headers: privateHeaders },
  );
}
