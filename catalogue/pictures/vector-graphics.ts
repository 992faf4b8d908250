import { coffeeBrands } from '../coffee/brands.ts';
import { equipmentBrands } from '../equipment/brands.ts';
import { wordmarkSvg } from './labels/wordmark-svg.ts';
import { sealKeys, sealSvg } from './seals.ts';

/** Wordmarks and seals by the name of their object. */
const vectorGraphics = new Map<string, () => string>([
  ...[...coffeeBrands, ...equipmentBrands].map(
    (brand) => [`wordmark-${brand.key}`, () => wordmarkSvg(brand)] as const,
  ),
  ...sealKeys.map((key) => [`seal-${key}`, () => sealSvg(key)] as const),
]);

export function vectorGraphic(object: string): string | undefined {
  return vectorGraphics.get(object)?.();
}

/** The file name of a picture without a recipe. */
export function fileNameOf(object: string): string {
  return vectorGraphics.has(object) ? `${object}.svg` : `${object}.webp`;
}
