const batchSize = 5_000;

/** Each batch ends before the query timeout, however many rows have expired. */
export async function deleteInBatches(
  deleteSome: (limit: number) => Promise<{ numDeletedRows: bigint }>,
): Promise<void> {
  let deleted = batchSize;
  while (deleted >= batchSize) deleted = Number((await deleteSome(batchSize)).numDeletedRows);
}
