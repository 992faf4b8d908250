/** The kinds of pages that telemetry distinguishes; never single pages. */
export const screens = [
  'home',
  'collection',
  'product',
  'brands',
  'search',
  'cart',
  'article',
  'content',
  'newsletter',
  'other',
] as const;
export type Screen = (typeof screens)[number];

const screenBySegment: Record<string, Screen> = {
  c: 'collection',
  p: 'product',
  e: 'content',
  a: 'article',
  brands: 'brands',
  search: 'search',
  cart: 'cart',
  checkout: 'cart',
  newsletter: 'newsletter',
};

/** From the path of an address, or from a route's pattern. */
export function screenOf(path: string): Screen {
  const [, language = '', first, ...rest] = path.split('/');
  if (!/^([a-z]{2}(-[a-z]{2})?|:lang)$/.test(language)) return 'other';
  if (!first) return 'home';
  if (first === 'e' && rest[0] === 'newsletter') return 'newsletter';
  return Object.hasOwn(screenBySegment, first) ? (screenBySegment[first] ?? 'other') : 'other';
}

/** By the width of the viewport: phone, tablet, desktop. */
export const viewportWidths = ['narrow', 'middle', 'wide'] as const;

export function viewportWidthOf(pixels: number): (typeof viewportWidths)[number] {
  if (pixels < 640) return 'narrow';
  return pixels < 1024 ? 'middle' : 'wide';
}
