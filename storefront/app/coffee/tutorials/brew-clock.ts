import type { Recipe } from './front-matter.ts';

type Steps = Recipe['steps'];

export interface BrewState {
  /** Index of the step shown. */
  step: number;
  /** What the clock shows, in seconds. */
  elapsed: number;
  running: boolean;
}

export type BrewAction =
  | { type: 'start' | 'pause' | 'reset' | 'next' | 'back' }
  | { type: 'tick'; seconds: number };

export const initialBrew: BrewState = { step: 0, elapsed: 0, running: false };

/** The clock advances timed steps; untimed steps are advanced manually. */
export function brewReducer(steps: Steps) {
  return (brew: BrewState, action: BrewAction): BrewState => {
    switch (action.type) {
      case 'start':
        return { ...brew, running: true };
      case 'pause':
        return { ...brew, running: false };
      case 'reset':
        return initialBrew;
      case 'next':
        return goTo(brew, Math.min(brew.step + 1, steps.length - 1));
      case 'back':
        return goTo(brew, Math.max(brew.step - 1, 0));
      case 'tick':
        return brew.running ? advance(brew, action.seconds) : brew;
    }
  };

  /** Manual: the clock jumps to the step's time. */
  function goTo(brew: BrewState, step: number): BrewState {
    if (step === brew.step) return brew;
    const { from } = steps[step] ?? {};
    return from === undefined
      ? { step, elapsed: 0, running: false }
      : { ...brew, step, elapsed: from };
  }

  /** Timed: shows the last step that has begun. */
  function advance(brew: BrewState, seconds: number): BrewState {
    const elapsed = brew.elapsed + seconds;
    const begun = steps.findLastIndex(({ from }) => from !== undefined && from <= elapsed);
    const end = Math.max(...steps.map(({ until = 0 }) => until));
    const over = elapsed >= end;
    return {
      step: Math.max(brew.step, begun),
      elapsed: over ? end : elapsed,
      running: !over,
    };
  }
}

/** Only short recipes with timed steps have a clock. */
export function hasClock(recipe: Recipe): boolean {
  const longest = 20 * 60;
  return recipe.seconds <= longest && recipe.steps.some(({ until }) => until !== undefined);
}
