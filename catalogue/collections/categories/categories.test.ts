import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { coffeeBrands } from '../../coffee/brands.ts';
import { equipmentBrands } from '../../equipment/brands.ts';
import { languages } from '../../model.ts';
import { categories } from './index.ts';

const imageFolder = new URL('../../images/', import.meta.url);

describe('the categories', () => {
  it('have handles that are unique in each language, brands included', () => {
    const slugs = [...coffeeBrands, ...equipmentBrands].map((brand) => brand.key);
    for (const language of languages) {
      const handles = [...categories.map(({ handle }) => handle[language]), ...slugs];
      const twice = handles.filter((handle, index) => handles.indexOf(handle) !== index);
      expect([language, twice]).toEqual([language, []]);
    }
  });

  it('have handles a URL can carry unchanged', () => {
    for (const { handle } of categories) {
      for (const language of languages)
        expect(handle[language]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('are written for themselves: no two share a text, even with their names taken out', () => {
    for (const language of languages) {
      const intros = categories.map(({ title, intro }) =>
        intro[language].replaceAll(title[language], ''),
      );
      expect(new Set(intros).size).toBe(intros.length);
    }
  });

  it('are translated, not copied', () => {
    for (const { key, intro } of categories) {
      expect([key, new Set(Object.values(intro)).size]).toEqual([key, 3]);
    }
  });

  it('show pictures that exist', () => {
    const missing = categories.filter(
      ({ image }) => !existsSync(fileURLToPath(new URL(`${image}.webp`, imageFolder))),
    );
    expect(missing.map(({ key }) => key)).toEqual([]);
  });
});
