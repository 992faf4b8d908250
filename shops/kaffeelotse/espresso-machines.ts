/** Lowest and highest. */
type Range = readonly [number, number];

export type Construction = 'thermoblock' | 'single' | 'exchanger' | 'dual' | 'lever';

/** Minutes until the group is warm: what the article teaches and every machine of the catalogue has. */
export const heatingMinutes: Record<Construction, Range> = {
  thermoblock: [2, 4],
  single: [10, 15],
  exchanger: [20, 25],
  dual: [20, 30],
  lever: [15, 25],
};
