import { clockTime } from './clock-time.ts';
import type { Recipe } from './front-matter.ts';

type Step = Recipe['steps'][number];

/** Time and weight of a step: '0:40–1:25 · 120 g'. */
export function stepFigures(
  { from, until, water }: Step,
  inHours: (hours: string) => string,
  number: (value: number) => string,
): string {
  const times = [from, until].flatMap((time) =>
    time === undefined ? [] : [clockTime(time, inHours)],
  );
  return [times.join('–'), water === undefined ? '' : `${number(water)}\u00a0g`]
    .filter(Boolean)
    .join(' · ');
}
