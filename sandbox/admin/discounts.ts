import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import type { CommerceAdmin } from './commerce.ts';
import { type DiscountInput, readDiscountInput } from './discount-input.ts';

type ListArguments = PageArguments & { reverse?: boolean | null };

const uniqueViolation = '23505';

export function discountResolvers({ database, now }: Pick<CommerceAdmin, 'database' | 'now'>) {
  const find = async (condition: ReturnType<typeof sql<boolean>>) => {
    const row = await database
      .selectFrom('discount')
      .selectAll()
      .where(condition)
      .executeTakeFirst();
    return row ? discountNode(row, now()) : null;
  };
  const byId = (id: string) => sql<boolean>`id = ${parseGid('DiscountCodeNode', id) ?? 0}`;
  const missing = (id: string) => ({
    code: 'INVALID',
    field: ['id'],
    message: `Discount ${id} does not exist.`,
  });
  /** From now on, or until now. */
  const setTimes = async (id: string, times: { starts_at?: Date; ends_at: Date | null }) => {
    await database.updateTable('discount').set(times).where(byId(id)).execute();
    const codeDiscountNode = await find(byId(id));
    return { codeDiscountNode, userErrors: codeDiscountNode ? [] : [missing(id)] };
  };
  return {
    codeDiscountNode: ({ id }: { id: string }) => find(byId(id)),
    codeDiscountNodeByCode: ({ code }: { code: string }) =>
      find(sql<boolean>`upper(code) = upper(${code})`),
    codeDiscountNodes: async (args: ListArguments) => {
      const rows = await database.selectFrom('discount').selectAll().orderBy('id').execute();
      return connectionOf(
        rows.map((row) => discountNode(row, now())),
        args,
      );
    },
    discountCodeActivate: ({ id }: { id: string }) =>
      setTimes(id, { starts_at: now(), ends_at: null }),
    discountCodeDeactivate: ({ id }: { id: string }) => setTimes(id, { ends_at: now() }),
    discountCodeDelete: async ({ id }: { id: string }) => {
      const { numDeletedRows } = await database
        .deleteFrom('discount')
        .where(byId(id))
        .executeTakeFirst();
      const isDeleted = numDeletedRows > 0n;
      return {
        deletedCodeDiscountId: isDeleted ? id : null,
        userErrors: isDeleted ? [] : [missing(id)],
      };
    },
    discountCodeBasicCreate: async ({
      basicCodeDiscount,
    }: {
      basicCodeDiscount: DiscountInput;
    }) => {
      const read = readDiscountInput(basicCodeDiscount, now());
      if ('userErrors' in read) return { codeDiscountNode: null, userErrors: read.userErrors };
      try {
        const row = await database
          .insertInto('discount')
          .values(read.discount)
          .returningAll()
          .executeTakeFirstOrThrow();
        return { codeDiscountNode: discountNode(row, now()), userErrors: [] };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === uniqueViolation)) {
          throw error;
        }
        const message = 'Code must be unique. Please try a different code.';
        return {
          codeDiscountNode: null,
          userErrors: [{ code: 'TAKEN', field: ['basicCodeDiscount', 'code'], message }],
        };
      }
    },
  };
}

function discountNode(row: Selectable<Database['discount']>, now: Date) {
  const status =
    row.starts_at > now ? 'SCHEDULED' : row.ends_at && row.ends_at <= now ? 'EXPIRED' : 'ACTIVE';
  return {
    id: gid('DiscountCodeNode', row.id),
    codeDiscount: {
      __typename: 'DiscountCodeBasic',
      title: row.title,
      status,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      usageLimit: row.usage_limit,
      asyncUsageCount: row.times_used,
      appliesOncePerCustomer: row.once_per_customer,
      codes: (args: ListArguments) => connectionOf([{ code: row.code }], args),
    },
  };
}
