const reach = 176.8;
const waist = 35.4;

interface CompassPoint {
  left: string;
  right: string;
}

/** Each tip of the compass rose as two facets, the first pointing up, then clockwise. */
export function compassPoints(values: number[]): CompassPoint[] {
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

/** The whole rose as one closed line, so that several can lie on top of each other. */
export function compassOutline(values: number[]): string {
  const corners = values.flatMap((value, index) => {
    const turn = index / values.length;
    return [at(turn, (value / 5) * reach), at(turn + 0.5 / values.length, waist)];
  });
  return `M${corners.join('L')}Z`;
}

function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Where a tip lies. */
export function compassTip(index: number, count: number, value: number): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI;
  const radius = (value / 5) * reach;
  return { x: round(Math.sin(angle) * radius), y: round(-Math.cos(angle) * radius) };
}
