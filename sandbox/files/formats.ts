export const formats = ['avif', 'webp', 'jpg', 'png'] as const;
export type Format = (typeof formats)[number];

export const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export const crops = ['center', 'top', 'bottom', 'left', 'right'] as const;
export type Crop = (typeof crops)[number];

/** What the address asks for; else the best that the browser says it takes. */
export function chooseFormat(
  asked: Format | 'jpeg' | 'pjpg' | undefined,
  accept: string | undefined,
): Format {
  if (asked === 'jpeg' || asked === 'pjpg') return 'jpg';
  if (asked) return asked;
  if (accept?.includes('image/avif')) return 'avif';
  if (accept?.includes('image/webp')) return 'webp';
  return 'png';
}
