import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CustomerMetafields } from '../checkout/tables.ts';
import { dateTime } from '../graphql/date-time.ts';
import { gid } from '../graphql/ids.ts';
import type { Account } from './account.ts';

interface Identifier {
  namespace?: string | null;
  key: string;
}
type OwnedIdentifier = Identifier & { ownerId: string };
type MetafieldInput = OwnedIdentifier & { type?: string | null; value: string };

const nameOf = ({ namespace, key }: Identifier) => `${namespace ?? ''}.${key}`;

export function customerMetafield(
  stored: CustomerMetafields,
  customerId: number,
  identifier: Identifier,
) {
  const name = nameOf(identifier);
  const found = stored[name];
  if (!found) return null;
  return {
    __typename: 'Metafield',
    id: gid('Metafield', `${customerId}-${createHash('sha256').update(name).digest('hex')}`),
    namespace: identifier.namespace,
    key: identifier.key,
    ...found,
    compareDigest: createHash('sha256').update(found.value).digest('hex'),
    description: null,
  };
}

/** The platform asks for a definition with write access for customers; the sandbox takes every name, with a type. */
export function metafieldMutations({ database, customerId, now }: Account) {
  const owner = gid('Customer', customerId);

  async function change(merge: (stored: CustomerMetafields) => CustomerMetafields) {
    return database.transaction().execute(async (trx) => {
      const { metafields } = await trx
        .selectFrom('customer')
        .select('metafields')
        .where('id', '=', customerId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const merged = merge(metafields);
      await trx
        .updateTable('customer')
        .set({ metafields: sql`${JSON.stringify(merged)}::jsonb` })
        .where('id', '=', customerId)
        .execute();
      return merged;
    });
  }

  function problemsOf(inputs: readonly OwnedIdentifier[]) {
    return inputs.flatMap((input, elementIndex) => {
      const [code, field, message] = problemOf(input, owner) ?? [];
      return code
        ? [{ code, elementIndex, field: ['metafields', `${elementIndex}`, field], message }]
        : [];
    });
  }

  return {
    metafieldsSet: async ({ metafields }: { metafields: MetafieldInput[] }) => {
      const userErrors = problemsOf(metafields);
      if (userErrors.length > 0) return { metafields: null, userErrors };
      const at = dateTime(now());
      const stored = await change((before) => ({
        ...before,
        ...Object.fromEntries(
          metafields.map((input) => {
            const { createdAt = at, type = '' } = before[nameOf(input)] ?? {};
            const { value } = input;
            return [nameOf(input), { type: input.type ?? type, value, createdAt, updatedAt: at }];
          }),
        ),
      }));
      return {
        metafields: metafields.map((input) => customerMetafield(stored, customerId, input)),
        userErrors,
      };
    },

    metafieldsDelete: async ({ metafields }: { metafields: OwnedIdentifier[] }) => {
      const userErrors = problemsOf(metafields);
      if (userErrors.length > 0) return { deletedMetafields: null, userErrors };
      const names = metafields.map(nameOf);
      await change((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
      );
      return { deletedMetafields: metafields, userErrors };
    },
  };
}

/** Code, field and message. */
function problemOf(input: OwnedIdentifier & Partial<MetafieldInput>, owner: string) {
  if (input.ownerId !== owner)
    return ['INVALID', 'ownerId', 'Owner is not this customer.'] as const;
  if (input.type !== 'json' || input.value === undefined) return null;
  try {
    JSON.parse(input.value);
    return null;
  } catch {
    return ['INVALID_VALUE', 'value', 'Value is invalid JSON.'] as const;
  }
}
