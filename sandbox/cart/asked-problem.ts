import type { Context } from '../graphql/context.ts';
import { type CartPayload, refusal } from './edit-cart.ts';

export type CartMutation = (
  parent: never,
  args: never,
  context: Context,
) => CartPayload | Promise<CartPayload>;

/** Answers the warning or user error that a test asks for, so that every code of the schema can be seen once. */
export function withAskedProblem(
  mutations: Record<string, CartMutation>,
): Record<string, CartMutation> {
  return Object.fromEntries(
    Object.entries(mutations).map(([name, change]) => [name, withProblem(change)]),
  );
}

function withProblem(change: CartMutation): CartMutation {
  return async (parent, args, context) => {
    const { cartProblem } = context.faults;
    if (!cartProblem) return change(parent, args, context);
    const { kind, code, message, target } = cartProblem;
    if (kind === 'userErrors') return refusal([{ code, field: ['input'], message }]);
    const payload = await change(parent, args, context);
    const { cart, warnings } = payload;
    if (!cart) return payload;
    const newest = cart.allLines[0]?.id;
    const about = target === 'line' && newest ? newest : cart.id;
    return { ...payload, warnings: [...warnings, { code, message, target: about }] };
  };
}
