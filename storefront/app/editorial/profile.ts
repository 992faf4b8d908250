interface Point {
  x: number;
  y: number;
}

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Scales values to the frame: x from its left to its right edge, y from zero at the bottom. */
export function profilePoints(points: readonly Point[], frame: Frame): Point[] {
  const first = Math.min(...points.map(({ x }) => x));
  const last = Math.max(...points.map(({ x }) => x));
  const highest = Math.max(...points.map(({ y }) => y));
  return points.map(({ x, y }) => ({
    x: round(frame.left + ((x - first) / (last - first)) * (frame.right - frame.left)),
    y: round(frame.bottom - (y / highest) * (frame.bottom - frame.top)),
  }));
}

export function profilePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
