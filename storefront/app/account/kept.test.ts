import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptInForm, mergeKept, parseKept } from './kept.ts';

const nothing = { saved: [], equipment: null };

test.each([
  [null, nothing],
  ['', nothing],
  ['[', nothing],
  ['"x"', nothing],
  ['{"saved":"1.2"}', nothing],
  [
    '{"saved":["1.2","<b>",7],"equipment":"moka kvern"}',
    { saved: ['1.2'], equipment: 'moka kvern' },
  ],
  ['{"saved":["1.2 3"],"equipment":"moka "}', { saved: ['1.2 3'], equipment: 'moka ' }],
  ['{"saved":[],"equipment":"<script>"}', nothing],
])('%j is read as what is known of it', (text, kept) => {
  expect(parseKept(text)).toEqual(kept);
});

test('any text is read, and what was written comes back', () => {
  fc.assert(fc.property(fc.string(), (text) => parseKept(text).saved.length === 0));
  const entry = fc.tuple(fc.nat(), fc.nat()).map(([product, variant]) => `${product}.${variant}`);
  fc.assert(
    fc.property(fc.array(entry), (saved) => {
      const kept = { saved, equipment: null };
      expect(parseKept(JSON.stringify(kept))).toEqual(kept);
    }),
  );
});

test('a browser’s entries are added once, the newest first, and not more than a browser stores', () => {
  const kept = { saved: ['1.1', '2.2'], equipment: 'moka ' };
  const form = new FormData();
  form.set('saved', '3.3,1.1,no entry');
  expect(mergeKept(kept, keptInForm(form))).toEqual({
    saved: ['3.3', '1.1', '2.2'],
    equipment: 'moka ',
  });
  form.set('equipment', 'portafilter kvern');
  expect(mergeKept(kept, keptInForm(form)).equipment).toBe('portafilter kvern');
  const many = Array.from({ length: 30 }, (_, index) => `1.${index}`);
  expect(mergeKept(kept, { saved: many, equipment: null }).saved).toHaveLength(20);
});
