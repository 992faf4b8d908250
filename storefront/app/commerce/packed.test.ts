import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

// what our own types are made of: names without spaces
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: fc.constantFrom('a', '"', "'", '\\', '{', 'ü', '\n') }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), tie('data'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
}));

test('unpacking restores the packed value', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(unpack(pack(value))).toEqual(value);
    }),
  );
});

test('absent properties stay absent', () => {
  expect(unpack(pack({ a: 1, b: undefined }))).toStrictEqual({ a: 1 });
});

test('property names occur once', () => {
  const packed = pack(Array.from({ length: 3 }, (_, index) => ({ handle: `h${index}` })));
  expect(packed.split('handle')).toHaveLength(2);
});

test('JSON quotes are replaced, since each would be escaped in the page', () => {
  expect(pack([{ name: 'a', size: 1 }, null, true, 'it’s "x"'])).not.toContain('"name"');
  expect(pack({ name: 'a' }).includes('"')).toBe(false);
});

test('objects of the same shape share their property names', () => {
  const data = [{ a: 1 }, { b: 2 }, { a: 3 }, { a: 4, b: 5 }, [], {}];
  expect(unpack(pack(data))).toStrictEqual(data);
});
