import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { connectionOf } from '../graphql/connection.ts';
import { notImplemented } from '../graphql/errors.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { type CommerceAdmin, centsOf, decimal } from './commerce.ts';
import { type CountArguments, countOf } from './counts.ts';

interface GiftCardInput {
  initialValue?: string | null;
  initialAmount?: { amount: string; currencyCode: string } | null;
  code?: string | null;
  expiresOn?: string | null;
}

const uniqueViolation = '23505';

export function giftCardResolvers({ database, shop, now }: CommerceAdmin) {
  const node = (row: Selectable<Database['gift_card']>) => {
    const money = (cents: number) => ({ amount: decimal(cents), currencyCode: shop.currency });
    return {
      __typename: 'GiftCard',
      id: gid('GiftCard', row.id),
      lastCharacters: row.code.slice(-4).toLowerCase(),
      maskedCode: `•••• •••• •••• ${row.code.slice(-4).toLowerCase()}`,
      initialValue: money(row.initial_balance),
      balance: money(row.balance),
      expiresOn: row.expires_on,
      enabled: row.expires_on === null || row.expires_on >= now().toISOString().slice(0, 10),
    };
  };
  const find = async (id: string) =>
    database
      .selectFrom('gift_card')
      .selectAll()
      .where('id', '=', parseGid('GiftCard', id) ?? 0)
      .executeTakeFirst();
  return {
    giftCard: async ({ id }: { id: string }) => {
      const row = await find(id);
      return row ? node(row) : null;
    },
    giftCards: async (
      args: PageArguments & { reverse?: boolean | null; query?: string | null },
    ) => {
      const rows = await database.selectFrom('gift_card').selectAll().orderBy('id').execute();
      return connectionOf(rows.map(node), args);
    },
    giftCardsCount: async (args: CountArguments) => {
      const rows = await database.selectFrom('gift_card').select('id').execute();
      return countOf(rows.length, args);
    },
    giftCardCreate: async ({ input }: { input: GiftCardInput }) => {
      const refuse = (code: string, field: string, message: string) => ({
        giftCard: null,
        giftCardCode: null,
        userErrors: [{ code, field: ['input', field], message }],
      });
      const { currencyCode = shop.currency } = input.initialAmount ?? {};
      if (currencyCode !== shop.currency) {
        throw notImplemented('MoneyInput', `currencyCode: ${currencyCode}`);
      }
      const value = centsOf(input.initialAmount?.amount ?? input.initialValue ?? '0');
      if (!(value > 0)) {
        return refuse('GREATER_THAN', 'initialValue', 'Initial value must be greater than 0');
      }
      const code = input.code?.toUpperCase() ?? randomBytes(8).toString('hex').toUpperCase();
      try {
        const row = await database
          .insertInto('gift_card')
          .values({
            code,
            initial_balance: value,
            balance: value,
            expires_on: input.expiresOn ?? null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return { giftCard: node(row), giftCardCode: code.toLowerCase(), userErrors: [] };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === uniqueViolation)) {
          throw error;
        }
        return refuse('TAKEN', 'code', 'Code has already been taken');
      }
    },
  };
}
