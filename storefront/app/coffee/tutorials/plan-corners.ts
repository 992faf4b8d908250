import type { Recipe } from './front-matter.ts';

type Step = Recipe['steps'][number];

interface Pour {
  /** The step's number on the page. */
  number: number;
  from: number;
  water: number;
}

/** The steps with water. */
export function poursOf(steps: Step[]): Pour[] {
  return steps.flatMap(({ from, water }, index) =>
    from === undefined || water === undefined ? [] : [{ number: index + 1, from, water }],
  );
}

/** The share of the time to the next pour during which the line rises. */
const climb = 0.3;

/** The weight over time, as corners of a line. */
export function planCorners(pours: Pour[], seconds: number): { x: number; y: number }[] {
  let level = 0;
  return pours.flatMap(({ from, water }, index) => {
    const next = pours[index + 1]?.from ?? seconds;
    const corners = [
      { x: from, y: level },
      { x: from + (next - from) * climb, y: water },
      { x: next, y: water },
    ];
    level = water;
    return corners;
  });
}
