import { asSharp, type Drawn, free } from './raw-picture.ts';

/** Where every object stands, as a share of the picture's height. */
const groundLine = 790 / 900;

/** Makes an object narrower or lower, on the spot where it stands; both in percent. The picture before is gone then. */
export async function reshape(
  { pixels, size }: Drawn,
  form: readonly [number, number],
): Promise<Drawn> {
  const [width, height] = form.map((percent) => Math.round((size * percent) / 100));
  if (!width || !height || (width === size && height === size)) return { pixels, size };
  const left = Math.round((size - width) / 2);
  const top = Math.round((size - height) * groundLine);
  const reshaped = await asSharp({ pixels, size })
    .resize(width, height, { fit: 'fill' })
    .extend({
      left,
      right: size - width - left,
      top,
      bottom: size - height - top,
      background: '#00000000',
    })
    .raw()
    .toBuffer();
  free(pixels);
  return { pixels: reshaped, size };
}

/** The place of a point of the base object after reshaping, in the drawing's 900 units. */
export function reshapedPoint(
  [x, y]: readonly [number, number],
  [across, up]: readonly [number, number],
): [number, number] {
  return [450 + ((x - 450) * across) / 100, 790 + ((y - 790) * up) / 100];
}
