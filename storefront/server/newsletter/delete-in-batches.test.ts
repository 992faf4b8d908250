import { expect, test } from 'vitest';
import { deleteInBatches } from './delete-in-batches.ts';

test.each([0, 1, 4_999, 5_000, 12_345])(
  'deletes %i rows in batches of at most 5,000, until none is left',
  async (rows) => {
    let left = rows;
    const limits: number[] = [];
    await deleteInBatches(async (limit) => {
      limits.push(limit);
      const deleted = Math.min(limit, left);
      left -= deleted;
      return { numDeletedRows: BigInt(deleted) };
    });
    expect(left).toBe(0);
    expect(limits).toEqual(Array.from({ length: Math.floor(rows / 5_000) + 1 }, () => 5_000));
  },
);
