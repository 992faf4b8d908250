import { AccountScreen } from '../account/account-screen.tsx';
import { privateHeaders } from '../cache-policy.ts';
import { accountContext } from '../context.ts';
import { loadAccount } from '../loaders/load-account.tsx';
import { redirectOrNotFound } from '../loaders/redirect-or-not-found.ts';
import { runAccountForm } from '../loaders/run-account-form.ts';
import type { Route } from './+types/account.ts';

/** All pages of the account are one route: every route is an entry in the manifest that all visitors load. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const accounts = context.get(accountContext);
  if (!accounts) throw await redirectOrNotFound(url, context);
  return loadAccount({ request, url, params, context, accounts });
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const accounts = context.get(accountContext);
  if (!accounts) throw await redirectOrNotFound(url, context);
  return runAccountForm({ request, url, params, context, accounts });
}

/** Of the action, too: cookies, and the page that a sign-out opens. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(privateHeaders);
  for (const [name, value] of actionHeaders) headers.append(name, value);
  headers.set('Cache-Control', privateHeaders['Cache-Control']);
  return headers;
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} />;
}
