import type { AdviceContent } from '../../content/model.ts';
import type { AdvisorAnswer, ChosenFilter } from '../commerce/listing-query.ts';

/** Strength as cards show it, from 1 to 5. */
const strengths = {
  mild: ['1', '2'],
  medium: ['3'],
  strong: ['4', '5'],
} as const;

export type StrengthAnswer = keyof typeof strengths;

export const strengthAnswers = ['mild', 'medium', 'strong'] as const satisfies StrengthAnswer[];

/** What a visitor said; a question left open is null. */
export interface AdviceAnswers {
  taste: string | null;
  preparation: string | null;
  strength: StrengthAnswer | null;
}

/** Reads an address; an answer nobody offered is as good as none. */
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

/** The answers that were given, as a listing's address names them. */
export function givenAnswers(answers: AdviceAnswers): AdvisorAnswer[] {
  return (['taste', 'preparation', 'strength'] as const).flatMap((name) => {
    const value = answers[name];
    return value === null ? [] : [{ name, value }];
  });
}

/** The listing that the answers mean; without a taste, all coffees. */
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
