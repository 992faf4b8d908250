import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

export interface Mail {
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

/** Called inside the transaction that gives reason to write: no mail without it, none twice. */
export async function queueMail(database: Kysely<Database>, mail: Mail): Promise<void> {
  await database.insertInto('mail').values(mail).execute();
}
