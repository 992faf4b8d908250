/** The stock of goods whose stock the shop does not track: they never run out. */
export const untrackedStock = 999;

/** An id is derived from each. */
export function uniqueSku(wanted: string, taken: Set<string>): string {
  let sku = wanted.replace(/\s+/g, '-');
  for (let copy = 2; taken.has(sku); copy += 1) sku = `${wanted.replace(/\s+/g, '-')}-${copy}`;
  taken.add(sku);
  return sku;
}

export function centsOf(price: string, handle: string): number {
  const amount = Math.round(Number(price) * 100);
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new Error(`The price "${price}" of ${handle} is not a number.`);
  }
  return amount;
}
