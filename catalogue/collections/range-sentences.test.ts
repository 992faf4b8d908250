import { describe, expect, it } from 'vitest';
import { seoDescription } from './range-sentences.ts';
import { withHardSpaces } from './typography.ts';

const same = (text: string) => ({ de: text, en: text, da: text });

describe('the description for search engines', () => {
  it.each([
    ['One short sentence.', 'One short sentence.'],
    ['First. Second.', 'First. Second.'],
    [`${'a'.repeat(150)}. Second sentence.`, `${'a'.repeat(150)}.`],
    ['Ab 4.8 von 5 Sternen. Und mehr.', 'Ab 4.8 von 5 Sternen. Und mehr.'],
  ])('keeps whole sentences of "%s"', (text, expected) => {
    expect(seoDescription(same(text)).de).toBe(expected);
  });
});

describe('hard spaces', () => {
  it.each([
    ['18 g auf 36 g', '18\u00a0g auf 36\u00a0g'],
    ['bei 94 °C', 'bei 94\u00a0°C'],
    ['2 gute Mühlen', '2 gute Mühlen'],
    ['bis 18 % sparen', 'bis 18\u00a0% sparen'],
  ])('hold "%s" together', (text, expected) => {
    expect(withHardSpaces(same(text)).de).toBe(expected);
  });
});
