import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coffeeBrands } from '../coffee/brands.ts';
import { equipmentBrands } from '../equipment/brands.ts';
import { brandStyle } from './labels/brand-style.ts';
import { wordmarkSvg } from './labels/wordmark-svg.ts';
import { sealKeys, sealSvg } from './seals.ts';

const brands = [...coffeeBrands, ...equipmentBrands];

describe('wordmarks', () => {
  it('are pictures of 320 by 160 that carry the name of the brand', async () => {
    for (const brand of brands) {
      const svg = wordmarkSvg(brand);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([brand.name, width, height]).toEqual([brand.name, 320, 160]);
      expect(svg).toContain(`<title>${brand.name.replace('&', '&amp;')}</title>`);
    }
  });

  it('keep their letters inside the picture, even the longest names', async () => {
    const longest = brands.toSorted((a, b) => b.name.length - a.name.length).slice(0, 24);
    for (const brand of longest) {
      const { info } = await sharp(Buffer.from(wordmarkSvg(brand)))
        .flatten({ background: '#ffffff' })
        .trim()
        .toBuffer({ resolveWithObject: true });
      expect([brand.name, info.width <= 316]).toEqual([brand.name, true]);
    }
  }, 20_000);

  it('look different from brand to brand, whatever the name', () => {
    const looks = brands.map(({ name }) => {
      const { face, letterCase, ornament } = brandStyle(name, '').wordmark;
      return `${face} ${letterCase} ${ornament}`;
    });
    expect(new Set(looks).size).toBeGreaterThanOrEqual(40);
    expect(new Set(brands.map((brand) => wordmarkSvg(brand))).size).toBe(brands.length);
  });

  it('do not let a name break the markup', async () => {
    const svg = wordmarkSvg({ name: 'A <b> & "C"' });
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
  });
});

describe('seals', () => {
  it('are round drawings of 92 by 92, no two alike', async () => {
    for (const key of sealKeys) {
      const { width, height } = await sharp(Buffer.from(sealSvg(key))).metadata();
      expect([key, width, height]).toEqual([key, 92, 92]);
    }
    expect(new Set(sealKeys.map(sealSvg)).size).toBe(sealKeys.length);
  });
});
