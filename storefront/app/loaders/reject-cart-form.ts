import { data, type RouterContextProvider } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';
import { cartFormProblem } from '../cart/cart-change.ts';
import { readCart } from './read-cart.ts';

/** The response to an invalid form: the cart with an error message, or 400 for forms that the shop never sends. */
export async function rejectCartForm(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const mistake = cartFormProblem(form);
  if (!mistake) throw data(null, { status: 400, headers: privateHeaders });
  const { view, status, headers } = await readCart(request, context);
  return {
    view: { ...view, problems: [...view.problems, mistake] },
    status: status === 200 ? 422 : status,
    headers,
  };
}
