/** An item by its share: the one at this position from 0 to 1. */
export function pickBy(shares: number[], items: string[], position: number): string {
  let sum = 0;
  const index = shares.findIndex((share) => {
    sum += share;
    return position < sum;
  });
  return items[index === -1 ? items.length - 1 : index] ?? '';
}
