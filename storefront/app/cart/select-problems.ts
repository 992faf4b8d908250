import type { Cart } from '../commerce/cart/cart.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';

export function lineProblems(problems: CartProblem[], key: string): CartProblem[] {
  return problems.filter(
    ({ place }) => typeof place === 'object' && 'line' in place && place.line === key,
  );
}

export function codeProblem(problems: CartProblem[], code: string): CartProblem | undefined {
  return problems.find(
    ({ place }) => typeof place === 'object' && 'code' in place && place.code === code,
  );
}

/** Problems of the whole cart, and those of lines that are no longer in it. */
export function cartProblems(problems: CartProblem[], cart: Cart | null): CartProblem[] {
  const lines = cart?.lines.map(({ key }) => key) ?? [];
  return problems.filter(({ place }) => {
    if (place === undefined) return true;
    return typeof place === 'object' && 'line' in place && !lines.includes(place.line);
  });
}
