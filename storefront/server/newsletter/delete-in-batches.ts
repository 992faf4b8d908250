const most = 5_000;

/** Deletes in steps that each end before the query timeout, however many rows have expired. */
export async function deleteInBatches(
  deleteSome: (limit: number) => Promise<{ numDeletedRows: bigint }>,
): Promise<void> {
  let deleted = most;
  while (deleted >= most) deleted = Number((await deleteSome(most)).numDeletedRows);
}
