import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Language } from '../catalogue/model.ts';
import type { Database } from '../database/tables.ts';
import { type CartId, newCartId } from './cart-id.ts';
import type { CartContent } from './model.ts';

export interface StoredCart {
  id: CartId;
  version: number;
  content: CartContent;
  language: Language;
  createdAt: Date;
  updatedAt: Date;
}

const attempts = 60;

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
      content: row.content,
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

export type CartEdit<Outcome> = (
  cart: StoredCart,
) => Promise<{ content: CartContent | undefined; outcome: Outcome }>;

/**
 * Writes an edit only over the version it was made from and makes it anew when another one was faster.
 * Answers undefined when the cart is missing, or 'busy' when others were faster every time.
 */
export async function changeCart<Outcome>(
  database: Kysely<Database>,
  id: CartId | undefined,
  language: Language,
  edit: CartEdit<Outcome>,
): Promise<{ cart: StoredCart; outcome: Outcome } | 'busy' | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const cart = await findCart(database, id);
    if (!cart) return undefined;
    const { content, outcome } = await edit(cart);
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
    if (written) {
      const { version, updated_at: updatedAt } = written;
      return { cart: { ...cart, content, language, version, updatedAt }, outcome };
    }
    await wait(Math.random() * Math.min(attempt * 5, 100));
  }
  return 'busy';
}
