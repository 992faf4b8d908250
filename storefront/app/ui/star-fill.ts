const cell = 16;
const edge = 1.3;

/**
 * How far the row of five stars is filled, on a drawing of 80 by 16. Two decimals count; within a star the fill runs
 * from its left tip to its right, not over the gaps, so that a tenth and a half can be seen.
 */
export function starFill(rating: number): number {
  const value = Math.min(5, Math.max(0, Math.round(rating * 100) / 100));
  const whole = Math.floor(value);
  const part = value - whole;
  return whole * cell + (part > 0 ? edge + part * (cell - 2 * edge) : 0);
}
