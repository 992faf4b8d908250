import type { Selectable } from 'kysely';
import type { Receipt } from '../../app/entry.server.tsx';
import type { Database } from '../newsletter/database.ts';
import { parseDeclaration } from './stored-declaration.ts';

export type DeclarationRow = Selectable<Database['declarations.declaration']>;

const prefixes = { withdrawal: 'W', cancellation: 'K', dataRequest: 'D' };

export function receiptOf({ kind, number, content, received_at }: DeclarationRow): Receipt {
  const year = received_at.getUTCFullYear();
  return {
    declaration: parseDeclaration(content),
    number: `${prefixes[kind]}-${year}-${number.padStart(6, '0')}`,
    receivedAt: received_at,
  };
}
