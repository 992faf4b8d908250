/** Lowest and highest. */
type Range = readonly [number, number];

export type Roast = 'light' | 'medium' | 'medium-dark' | 'dark';

interface RoastFigures {
  /** Degrees Celsius of the beans when they leave the drum. */
  end: Range;
  /** In the drum. */
  minutes: Range;
  /** Degrees Celsius of the brewing water. */
  water: Range;
  /** Grams of espresso from a gram of coffee. */
  ratio: number;
}

/** What the articles teach and every coffee of the catalogue has, by its roast. */
export const roastFigures: Record<Roast, RoastFigures> = {
  light: { end: [200, 206], minutes: [8, 11], water: [94, 96], ratio: 42 / 18 },
  medium: { end: [208, 214], minutes: [10, 13], water: [92, 94], ratio: 2 },
  'medium-dark': { end: [215, 222], minutes: [12, 15], water: [91, 93], ratio: 2 },
  dark: { end: [223, 230], minutes: [13, 16], water: [88, 91], ratio: 30 / 18 },
};

/** A pour-over that is done earlier was ground too coarse, a later one too fine. */
export const pourOverSeconds: Range = [160, 240];

/** Decaffeinated and naturally processed beans dissolve more easily: so many degrees less. */
export const cooler = { decaf: 2, natural: 1 };

/** The brewing water of a coffee, never below that of dark roasts. */
export function waterOf({
  roast,
  decaf,
  natural,
}: {
  roast: Roast;
  decaf: boolean;
  natural: boolean;
}): Range {
  const less = Math.max(decaf ? cooler.decaf : 0, natural ? cooler.natural : 0);
  const [lowest] = roastFigures.dark.water;
  const [low, high] = roastFigures[roast].water;
  return [Math.max(lowest, low - less), Math.max(lowest, high - less)];
}
