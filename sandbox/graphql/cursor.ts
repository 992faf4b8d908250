import { z } from 'zod';
import { badRequest } from './errors.ts';

const cursorSchema = z.object({ last_id: z.number().int(), last_value: z.string() });

/** Where a page ended: the last row's id and the value it was sorted by. */
export interface Cursor {
  id: number;
  value: string;
}

export function writeCursor({ id, value }: Cursor): string {
  return Buffer.from(JSON.stringify({ last_id: id, last_value: value })).toString('base64');
}

export function readCursor(text: string): Cursor {
  try {
    const parsed = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return { id: parsed.last_id, value: parsed.last_value };
  } catch {
    throw badRequest('Invalid cursor for current pagination sort.');
  }
}
