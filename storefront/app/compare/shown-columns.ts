/** A narrow screen shows two columns at a time: the chosen ones, or the first two. */
export type ShownColumns = readonly [left: number, right: number];

export function readShownColumns(params: URLSearchParams, count: number): ShownColumns {
  const chosen = (name: string) => {
    const index = Number(params.get(name) ?? Number.NaN) - 1;
    return Number.isInteger(index) && index >= 0 && index < count ? index : null;
  };
  const left = chosen('left') ?? 0;
  const right = chosen('right') ?? (left === 1 ? 0 : 1);
  // the same column twice compares nothing
  return left === right ? [left, left === 0 ? 1 : 0] : [left, right];
}
