import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const sealer = createSealer('a secret of this test, long enough');

test('sealed text can be opened, and is not readable [DEC-054]', async () => {
  const sealed = await sealer.seal('LOTSE-GIFT-0010-AAAA', 'cart 1');
  expect(sealed).not.toContain('GIFT');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('GIFT');
  expect(await sealer.open(sealed, 'cart 1')).toBe('LOTSE-GIFT-0010-AAAA');
});

test('the same text is sealed differently every time', async () => {
  expect(await sealer.seal('a', 'x')).not.toBe(await sealer.seal('a', 'x'));
});

test('it does not open for another purpose, with another secret or when modified', async () => {
  const sealed = await sealer.seal('text', 'cart 1');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(await sealer.open(sealed, 'cart 2')).toBeNull();
  expect(await sealer.open(changed, 'cart 1')).toBeNull();
  expect(await createSealer('another secret').open(sealed, 'cart 1')).toBeNull();
});

test.each(['', 'x', '%%%', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
  '%j does not open',
  async (text) => {
    expect(await sealer.open(text, 'cart 1')).toBeNull();
  },
);

test('non-ASCII text round-trips', async () => {
  const text = 'Größe, på, 京都, 🙂';
  expect(await sealer.open(await sealer.seal(text, 'ü'), 'ü')).toBe(text);
});

test('a sealed text is short enough for a cookie and safe in one', async () => {
  expect(await sealer.seal('LOTSE-GIFT-0010-AAAA', 'cart 1')).toMatch(/^[\w-]{64}$/);
});
