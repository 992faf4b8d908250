import type { Kysely } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { type CartId, newCartId } from './cart-id.ts';
import { type CartContent, emptyContent } from './model.ts';

export interface StoredCart {
  id: CartId;
  version: number;
  content: CartContent;
  language: Language;
  createdAt: Date;
  updatedAt: Date;
}

/** A cart that has been ordered is gone. */
export async function findCart(
  database: Kysely<Database>,
  id: CartId | undefined,
): Promise<StoredCart | undefined> {
  if (!id) return undefined;
  const row = await database
    .selectFrom('cart')
    .selectAll()
    .where('token', '=', id.token)
    .where('key', '=', id.key)
    .where('completed_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      id,
      version: row.version,
      // a cart of an older sandbox lacks what was added since
      content: { ...emptyContent(), ...row.content },
      language: row.language,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }
  );
}

export async function insertCart(
  database: Kysely<Database>,
  content: CartContent,
  language: Language,
  id = newCartId(),
): Promise<StoredCart> {
  const row = await database
    .insertInto('cart')
    .values({ ...id, content: JSON.stringify(content), language })
    .returning(['created_at', 'updated_at'])
    .executeTakeFirstOrThrow();
  return {
    id,
    version: 1,
    content,
    language,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Without content the edit was refused and nothing is written. */
type Edit<Outcome> = (
  cart: StoredCart,
  database: Kysely<Database>,
) => Promise<{ content: CartContent | undefined; outcome: Outcome }>;

type Change<Outcome> = { cart: StoredCart; outcome: Outcome } | undefined;

/**
 * Writes an edit only over the version it was made from. Who was overtaken makes the edit anew, this time with the
 * cart locked. Answers undefined when the cart is missing.
 */
export async function changeCart<Outcome>(
  database: Kysely<Database>,
  id: CartId | undefined,
  language: Language,
  edit: Edit<Outcome>,
): Promise<Change<Outcome>> {
  const change = await tryChange(database, id, language, edit);
  if (change !== 'overtaken') return change;
  return database.transaction().execute(async (trx) => {
    await trx
      .selectFrom('cart')
      .select('token')
      .where('token', '=', id?.token ?? '')
      .forUpdate()
      .execute();
    const locked = await tryChange(trx, id, language, edit);
    if (locked === 'overtaken') throw new Error('A locked cart cannot be overtaken.');
    return locked;
  });
}

async function tryChange<Outcome>(
  database: Kysely<Database>,
  id: CartId | undefined,
  language: Language,
  edit: Edit<Outcome>,
): Promise<Change<Outcome> | 'overtaken'> {
  const cart = await findCart(database, id);
  if (!cart) return undefined;
  const { content, outcome } = await edit(cart, database);
  if (!content) return { cart, outcome };
  const written = await database
    .updateTable('cart')
    .set((column) => ({
      content: JSON.stringify(content),
      language,
      version: column('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('token', '=', cart.id.token)
    .where('version', '=', cart.version)
    .where('completed_at', 'is', null)
    .returning(['version', 'updated_at'])
    .executeTakeFirst();
  if (!written) return 'overtaken';
  const { version, updated_at: updatedAt } = written;
  return { cart: { ...cart, content, language, version, updatedAt }, outcome };
}
