import { parseCartForm } from '../cart/cart-change.ts';
import type { Route } from './+types/cart-data.ts';
import { readCart } from './read-cart.ts';
import { readForm } from './read-form.ts';
import { rejectCartForm } from './reject-cart-form.ts';
import { runCartForm } from './run-cart-form.ts';

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
