import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Database } from '../database/tables.ts';

const sender = 'Sandbox <sandbox@example.com>';

/** Sends what waits in the outbox, each mail in a transaction of its own: none is lost, none goes out twice. */
export async function sendWaitingMails(
  database: Kysely<Database>,
  smtpUrl: string,
): Promise<number> {
  const transport = createTransport(smtpUrl);
  let sent = 0;
  try {
    while (await sendNextMail(database, transport)) sent++;
  } finally {
    transport.close();
  }
  return sent;
}

function sendNextMail(
  database: Kysely<Database>,
  transport: ReturnType<typeof createTransport>,
): Promise<boolean> {
  return database.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('mail')
      .selectAll()
      .where('sent_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!mail) return false;
    const { id, recipient, subject, html, text } = mail;
    await transport.sendMail({ from: sender, to: recipient, subject, html, text });
    await trx.updateTable('mail').set({ sent_at: new Date() }).where('id', '=', id).execute();
    return true;
  });
}

/** Looks into the outbox every second until it is stopped; an unreachable server is asked again. */
export function startMailDelivery(
  database: Kysely<Database>,
  smtpUrl: string,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sendWaitingMails(database, smtpUrl))
      .catch((error: unknown) => console.error('mail is waiting:', error));
  }, 1000);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
