import type { Cart } from '../commerce/cart.ts';
import type { CartProblem } from '../commerce/cart-problems.ts';

export function problemsAtLine(problems: CartProblem[], key: string): CartProblem[] {
  return problems.filter(
    ({ place }) => typeof place === 'object' && 'line' in place && place.line === key,
  );
}

export function problemOfCode(problems: CartProblem[], code: string): CartProblem | undefined {
  return problems.find(
    ({ place }) => typeof place === 'object' && 'code' in place && place.code === code,
  );
}

/** What concerns the whole cart, or a line that is no longer there to stand beside. */
export function problemsOfCart(problems: CartProblem[], cart: Cart | null): CartProblem[] {
  const lines = cart?.lines.map(({ key }) => key) ?? [];
  return problems.filter(({ place }) => {
    if (place === undefined) return true;
    return typeof place === 'object' && 'line' in place && !lines.includes(place.line);
  });
}
