import type { AdviceContent } from '../../../content/model.ts';
import type { AdvisorAnswer, ChosenFilter } from '../../commerce/collection/listing-query.ts';

/** Strength as cards show it, from 1 to 5. */
export const strengths = {
  mild: ['1', '2'],
  medium: ['3'],
  strong: ['4', '5'],
} as const;

export type StrengthAnswer = keyof typeof strengths;

export const strengthAnswers = ['mild', 'medium', 'strong'] as const satisfies StrengthAnswer[];

/** Null for unanswered questions. */
export interface AdviceAnswers {
  taste: string | null;
  preparation: string | null;
  strength: StrengthAnswer | null;
}

/** From the address; unknown answers are ignored. */
export function parseAdviceAnswers(params: URLSearchParams, advice: AdviceContent): AdviceAnswers {
  const chosen = (name: string, choices: { key: string }[]) =>
    choices.find(({ key }) => key === params.get(name))?.key ?? null;
  return {
    taste: chosen('taste', advice.tastes),
    preparation: chosen('preparation', advice.preparations),
    strength: strengthAnswers.find((answer) => answer === params.get('strength')) ?? null,
  };
}

export function isAnswered({ taste, preparation, strength }: AdviceAnswers): boolean {
  return taste !== null || preparation !== null || strength !== null;
}

/** The given answers, as in a listing's address. */
export function givenAnswers(answers: AdviceAnswers): AdvisorAnswer[] {
  return (['taste', 'preparation', 'strength'] as const).flatMap((name) => {
    const value = answers[name];
    return value === null ? [] : [{ name, value }];
  });
}

/** The listing for the answers; without a taste, all coffees. */
export function listingForAnswers(
  { taste, preparation, strength }: AdviceAnswers,
  advice: AdviceContent,
  allCoffees: string,
): { collection: string; filters: ChosenFilter[] } {
  return {
    collection: advice.tastes.find(({ key }) => key === taste)?.collection ?? allCoffees,
    filters: [
      ...(advice.preparations.find(({ key }) => key === preparation)?.filters ?? []),
      ...(strength ? strengths[strength] : []).map((value) => ({ name: 'coffee.strength', value })),
    ],
  };
}
