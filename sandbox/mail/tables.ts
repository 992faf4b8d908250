import type { ColumnType, Generated } from 'kysely';

interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** Null while it waits for an SMTP server. */
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MailTables {
  mail: MailTable;
}
