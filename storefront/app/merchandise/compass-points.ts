const reach = 176.8;
const waist = 35.4;

interface CompassPoint {
  left: string;
  right: string;
}

/** Each tip of the compass rose as two facets, the first pointing up, then clockwise. */
export function compassPoints(values: number[]): CompassPoint[] {
  const at = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI;
    return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
  };
  return values.map((value, index) => {
    const turn = index / values.length;
    const half = 0.5 / values.length;
    const tip = at(turn, (value / 5) * reach);
    return {
      left: `M0 0L${at(turn - half, waist)}L${tip}Z`,
      right: `M0 0L${at(turn + half, waist)}L${tip}Z`,
    };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
