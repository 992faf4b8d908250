import { GraphQLError } from 'graphql';
import type { Context } from '../graphql/context.ts';
import { parseCartId } from './cart-id.ts';
import { type CartNode, cartNode } from './cart-node.ts';
import { type CartEdit, type CartWarning, computeEdit } from './edit.ts';
import type { UserError } from './model.ts';
import { changeCart } from './store.ts';

export interface CartPayload {
  cart: CartNode | null;
  userErrors: AnsweredError[];
  warnings: CartWarning[];
}

/** With any code, where a test asks for it (asked-problem.ts). */
type AnsweredError = Omit<UserError, 'code'> & { code: string };

const maximumInputs = 250;

/** What every mutation of an existing cart does. */
export async function editCart(
  context: Context,
  cartId: string,
  edit: CartEdit,
): Promise<CartPayload> {
  const { language, now } = context;
  const id = parseCartId(cartId);
  const changed = await changeCart(context.database, id, language, async (cart, database) => {
    const outcome = await computeEdit(database, now(), cart.id, cart.content, edit);
    return { content: outcome.content, outcome };
  });
  if (!changed) return refusal([cartNotFound]);
  const { totals, userErrors, warnings } = changed.outcome;
  if (userErrors.length > 0) return refusal(userErrors);
  return { cart: cartNode(changed.cart, totals), userErrors, warnings };
}

export function refusal(userErrors: AnsweredError[]): CartPayload {
  return { cart: null, userErrors, warnings: [] };
}

const cartNotFound: UserError = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};

export function checkInputSize(...lists: (readonly unknown[] | null | undefined)[]): void {
  for (const list of lists) {
    if (!list || list.length <= maximumInputs) continue;
    throw new GraphQLError(
      `The input array size of ${list.length} is greater than the maximum allowed of ${maximumInputs}.`,
      { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
    );
  }
}
