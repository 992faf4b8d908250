import type { BrandStyle } from './brand-style.ts';

/** A brand's name in the case that its wordmark has. */
export function wordmarkText(
  brand: string,
  { letterCase }: Pick<BrandStyle['wordmark'], 'letterCase'>,
): string {
  if (letterCase === 'upper') return brand.toLocaleUpperCase('de');
  if (letterCase === 'lower') return brand.toLocaleLowerCase('de');
  return brand;
}
