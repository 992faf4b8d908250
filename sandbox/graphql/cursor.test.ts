import { describe, expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

describe('a cursor', () => {
  test('is base64 of the last row, as the platform writes it', () => {
    const cursor = writeCursor({ id: 7, value: '12.5' });
    expect(Buffer.from(cursor, 'base64').toString()).toBe('{"last_id":7,"last_value":"12.5"}');
    expect(readCursor(cursor)).toEqual({ id: 7, value: '12.5' });
  });

  test.each(['', 'nonsense', Buffer.from('{}').toString('base64')])('refuses %j', (text) => {
    expect(() => readCursor(text)).toThrow('Invalid cursor');
  });
});
