import type { ReactNode } from 'react';
import { data, type RouterContextProvider, redirectDocument } from 'react-router';
import type { Done } from '../account/account-frame.tsx';
import { AccountMessage } from '../account/account-message.tsx';
import { accountPart } from '../account/account-screen.tsx';
import { type AccountService, accountProblem } from '../account/account-service.ts';
import { addressForm } from '../account/address-form.ts';
import { Addresses, AddressPage } from '../account/addresses.tsx';
import { Contracts } from '../account/contracts.tsx';
import { DataPage } from '../account/data-page.tsx';
import { inPageLanguage } from '../account/goods-today.ts';
import { OrderPage } from '../account/order-page.tsx';
import { Orders } from '../account/orders.tsx';
import { Overview } from '../account/overview.tsx';
import {
  type AccountReader,
  createAccountReader,
  readAddresses,
  readContact,
  readContracts,
  readKept,
  readOrder,
  readOrders,
  readOverview,
} from '../account/read-account.ts';
import { SavedPage } from '../account/saved-page.tsx';
import { privateHeaders } from '../cache-policy.ts';
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
import { hrefsFor } from '../i18n/hrefs.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { sendHtml } from '../send-html.server.tsx';
import { LinkButton } from '../ui/button.tsx';
import { alternatesFor } from './alternates-for.ts';
import { hrefsOf } from './hrefs-of.ts';
import { languageCode } from './language-code.ts';
import { linesAgain } from './order-again.ts';
import { soldToday } from './sold-today.ts';

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
    const problem = isPlatformError(error) ? 'unavailable' : accountProblem(error);
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
      const [overview, contracts, { kept }] = await Promise.all([
        readOverview(reader),
        contractsOf(asked, reader),
        readKept(reader),
      ]);
      const saved = await savedItems(kept.saved, context);
      const data = { ...overview, contracts, saved, equipment: kept.equipment };
      const part = <Overview data={data} done={done} />;
      return { title: t.title, part };
    }
    case 'orders': {
      if (params.item !== undefined) return orderPage(asked, reader, params.item);
      const { orders, next } = await readOrders(reader, url.searchParams.get('after'));
      return { title: t.orders, part: <Orders {...{ orders, next }} /> };
    }
    case 'subscriptions': {
      if (params.item !== undefined) return null;
      const contracts = await contractsOf(asked, reader);
      const hostedUrl = context.get(siteContext).accountUrl;
      return { title: t.subscriptions, part: <Contracts {...{ contracts, hostedUrl, done }} /> };
    }
    case 'addresses':
      return addressesPage(asked, reader, done);
    case 'saved': {
      if (params.item !== undefined) return null;
      const { kept } = await readKept(reader);
      const items = await savedItems(kept.saved, context);
      return { title: t.saved, part: <SavedPage {...{ kept, items, done }} /> };
    }
    case 'data': {
      if (params.item !== undefined) return null;
      const { email, isSubscribed } = await readContact(reader);
      const newsletter = context.get(newsletterContext)?.newsletter;
      const isReader = email !== null && (await newsletter?.isSubscribed(email)) === true;
      const submissionId = context.get(declarationContext) ? crypto.randomUUID() : null;
      const shown = { email, isSubscribed: isSubscribed || isReader, submissionId, done };
      return { title: t.data, part: <DataPage {...shown} /> };
    }
    default:
      return null;
  }
}

/** Those that are still sold, as they are sold today. */
async function savedItems(entries: readonly string[], context: AccountRequest['context']) {
  const keys = entries.flatMap((entry) => parseSavedEntry(entry)?.key ?? []);
  const { savedProducts } = context.get(shopContext);
  return savedProducts.read([...new Set(keys)], context.get(languageContext));
}

async function contractsOf({ context }: AccountRequest, reader: AccountReader) {
  const contracts = await readContracts(reader);
  const sold = await soldToday(
    contracts.flatMap(({ lines }) => lines),
    context,
  );
  return contracts.map((contract) => ({
    ...contract,
    lines: contract.lines.map((line) => inPageLanguage(line, sold)),
  }));
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
