/** Fills its rows with two, three and four columns. */
const cells = 12;
const cellsOfInsert = 2;

/**
 * Splits a long list into grids: a browser lays out a whole grid again when one of its cards changes or is added, and skips
 * one that is off the screen.
 * `insertedAt` is the position of a tile of two cells.
 */
export function chunkProducts<Item>(
  products: readonly Item[],
  insertedAt: number | undefined,
): { start: number; products: Item[] }[] {
  const lists: { start: number; products: Item[] }[] = [];
  for (let start = 0; start < products.length; ) {
    const hasInsert = insertedAt !== undefined && insertedAt >= start && insertedAt < start + cells;
    const end = start + (hasInsert ? cells - cellsOfInsert : cells);
    lists.push({ start, products: products.slice(start, end) });
    start = end;
  }
  return lists;
}
