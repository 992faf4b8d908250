/** Fills its rows with two, three and four columns. */
const cells = 48;
const cellsOfInsert = 2;

/**
 * A long list in pieces: a browser lays the whole of a grid out again when one card of it changes or is added.
 * `insertedAt` is the place of a tile that takes the room of two.
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
