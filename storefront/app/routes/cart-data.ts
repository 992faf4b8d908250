import { parseCartForm } from '../cart/cart-change.ts';
import { accountContext, languageContext } from '../context.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { readCart } from '../loaders/read-cart.ts';
import { readForm } from '../loaders/read-form.ts';
import { rejectCartForm } from '../loaders/reject-cart-form.ts';
import { runCartForm } from '../loaders/run-cart-form.ts';
import type { Route } from './+types/cart-data.ts';

/** The visitor's cart for badge and mini-cart, and whether somebody is signed in, fetched after the public page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [{ view, status, headers }, account] = await Promise.all([
    readCart(request, context),
    accountLabel(request, context),
  ]);
  return Response.json(account ? { ...view, account } : view, { status, headers });
}

/** Of the header's link to the account; null for visitors who are not signed in. */
async function accountLabel(request: Request, context: Route.LoaderArgs['context']) {
  const customer = await context.get(accountContext)?.signedIn(request);
  const { account } = allMessages[context.get(languageContext)];
  return customer ? account.signedIn(customer.firstName) : null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const sent = await readForm(request);
  const form = parseCartForm(sent);
  const { view, status, headers } = form
    ? await runCartForm(form, request, context)
    : await rejectCartForm(sent, request, context);
  return Response.json(view, { status, headers });
}
