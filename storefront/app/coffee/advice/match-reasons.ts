import type { ProductCard } from '../../commerce/product/product.ts';
import type { Messages } from '../../i18n/messages/index.ts';
import type { MatchReason } from '../../merchandise/why-it-matches.tsx';
import type { GivenAnswer } from './given-answers.tsx';

/** One line per answer: met, or by how much not. */
export function matchReasons(
  given: readonly GivenAnswer[],
  /** The answer that the product does not meet. */
  missed: GivenAnswer['name'] | null,
  { cardFacts }: Pick<ProductCard, 'cardFacts'>,
  words: Messages['coffee']['answers'],
): MatchReason[] {
  const { strength } = cardFacts.coffee ?? {};
  return given.map((answer) => {
    const matches = answer.name !== missed;
    const wanted = answer.strength ? words.strengths[answer.strength] : (answer.title ?? '');
    if (answer.name === 'strength' && strength !== undefined) {
      const text = matches ? words.strengthOf(strength) : words.strengthNot(strength, wanted);
      return { text, matches };
    }
    return { text: matches ? wanted : words.not(wanted), matches };
  });
}
