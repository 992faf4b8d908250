import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import type { Declarations, Submission } from '../../app/entry.server.tsx';
import type { Connection } from '../newsletter/database.ts';
import { describeError } from '../newsletter/describe-error.ts';
import { inTransaction, queueJob, type Transaction } from '../newsletter/transaction.ts';
import type { DeclarationJob } from './declaration-jobs.ts';
import { type DeclarationRow, receiptOf } from './receipt.ts';

interface DeclarationOptions {
  connection: Pick<Connection, 'database'>;
  log: Pick<Logger, 'error'>;
  /** Called after every operation: whether the database responded. */
  onResponse?: (answered: boolean) => void;
  now?: () => Date;
}

/** A declaration and its mails are written in one transaction: what was acknowledged is stored and will be confirmed. */
export function createDeclarations(options: DeclarationOptions): Declarations {
  const { connection, log, onResponse, now = () => new Date() } = options;
  return {
    async submit(submission) {
      try {
        const row = await inTransaction(connection.database, (trx) =>
          record(trx, submission, now()),
        );
        onResponse?.(true);
        return receiptOf(row);
      } catch (error) {
        onResponse?.(false);
        log.error(`declarations: database query failed (${describeError(error)})`);
        return 'unavailable';
      }
    },
  };
}

async function record(trx: Transaction, submission: Submission, at: Date): Promise<DeclarationRow> {
  const { id, language, declaration } = submission;
  const added = await trx
    .insertInto('declarations.declaration')
    .values({
      id,
      kind: declaration.kind,
      language,
      content: JSON.stringify(declaration),
      received_at: at,
      receipt_sent_at: null,
      copy_sent_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) {
    await queue(trx, 'declaration_receipt', id);
    await queue(trx, 'declaration_copy', id);
    return added;
  }
  const known = await trx
    .selectFrom('declarations.declaration')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (isDeepStrictEqual(receiptOf(known).declaration, declaration)) return known;
  // the visitor went back and changed the form: another declaration
  return record(trx, { ...submission, id: crypto.randomUUID() }, at);
}

function queue(trx: Transaction, name: DeclarationJob, declarationId: string) {
  return queueJob(trx, { name, payload: { declarationId }, key: declarationId });
}
