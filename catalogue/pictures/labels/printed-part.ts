import sharp from 'sharp';
import type { Artwork } from '../objects/compose.ts';
import type { Passes } from '../objects/passes.ts';
import type { Sheet } from './print.ts';

type SeenLabel = NonNullable<Passes['label']>;

/** Half as many pixels again on a side as the label has in the picture, so that sampling between them smooths as a lens does. */
const finer = 1.5;

/** As much of a print as is seen of it, as fine as it is seen. */
export async function printedPart(
  svg: string,
  sheet: Sheet,
  { part, area }: SeenLabel,
): Promise<Artwork> {
  const share = ((part.right - part.left) / 65535) * ((part.bottom - part.top) / 65535);
  const scale = finer * Math.sqrt(area / Math.max(1, sheet.width * sheet.height * share));
  const wholeWidth = Math.max(1, Math.round(sheet.width * scale));
  const wholeHeight = Math.max(1, Math.round(sheet.height * scale));
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
