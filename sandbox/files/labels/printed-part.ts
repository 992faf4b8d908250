import sharp from 'sharp';
import type { Artwork } from '../objects/compose.ts';
import type { Passes } from '../objects/passes.ts';
import type { Sheet } from './print.ts';

type Part = NonNullable<Passes['label']>['part'];

/** As much of a print as is seen of it; all of it would be so many pixels on its longer side. */
export async function printedPart(
  svg: string,
  sheet: Sheet,
  side: number,
  part: Part,
): Promise<Artwork> {
  const scale = side / Math.max(sheet.width, sheet.height);
  const wholeWidth = Math.round(sheet.width * scale);
  const wholeHeight = Math.round(sheet.height * scale);
  // One pixel more on each side, for sampling between pixels.
  const left = Math.max(0, Math.floor((part.left / 65535) * wholeWidth) - 1);
  const top = Math.max(0, Math.floor((part.top / 65535) * wholeHeight) - 1);
  const width = Math.min(wholeWidth, Math.ceil((part.right / 65535) * wholeWidth) + 1) - left;
  const height = Math.min(wholeHeight, Math.ceil((part.bottom / 65535) * wholeHeight) + 1) - top;
  const across = sheet.width / wholeWidth;
  const down = sheet.height / wholeHeight;
  const view = [left * across, top * down, width * across, height * down].join(' ');
  const pixels = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" viewBox="${view}" width="${width}" height="${height}">${svg}</svg>`,
    ),
  )
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { pixels, width, height, left, top, wholeWidth, wholeHeight };
}
