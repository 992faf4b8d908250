import { parseCartForm } from '../cart/cart-change.ts';
import { readCart } from '../loaders/read-cart.ts';
import { readForm } from '../loaders/read-form.ts';
import { rejectCartForm } from '../loaders/reject-cart-form.ts';
import { runCartForm } from '../loaders/run-cart-form.ts';
import type { Route } from './+types/cart-data.ts';

/** The visitor's cart for badge and mini-cart, fetched after the public page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { view, status, headers } = await readCart(request, context);
  return Response.json(view, { status, headers });
}

export async function action({ context, request }: Route.ActionArgs) {
  const sent = await readForm(request);
  const form = parseCartForm(sent);
  const { view, status, headers } = form
    ? await runCartForm(form, request, context)
    : await rejectCartForm(sent, request, context);
  return Response.json(view, { status, headers });
}
