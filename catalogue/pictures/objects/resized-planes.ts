import sharp from 'sharp';
import { fullSize, type LabelPlanes, type Planes } from './planes.ts';

/** A square part of the picture in 900ths of its side: left, top and side. */
export type Area = readonly [left: number, top: number, side: number];

/** The planes of a part, or of the whole, in so many pixels: light is smooth, and the print is sampled anew. */
export async function resized(
  planes: Planes,
  part: Area | undefined,
  size: number,
): Promise<Planes> {
  const inPixels = (units: number) => Math.round((units * planes.size) / fullSize);
  const [left, top, side] = part ?? [0, 0, fullSize];
  const area: Area = [inPixels(left), inPixels(top), inPixels(side)];
  const scale = (plane: Uint8Array, channels: 1 | 3) =>
    scaled(plane, channels, planes.size, area, size);
  const shape = await scale(planes.shape, 3);
  const share = planes.label && (await scale(planes.label.share, 1));
  return {
    size,
    shape,
    light: await scale(planes.light, 3),
    gloss: await scale(planes.gloss, 3),
    label: planes.label &&
      share && { share, places: placesIn(planes.label, planes.size, area, share, size) },
  };
}

function scaled(
  plane: Uint8Array,
  channels: 1 | 3,
  from: number,
  [left, top, side]: Area,
  size: number,
): Promise<Buffer> {
  return (
    sharp(plane, { raw: { width: from, height: from, channels } })
      .extract({ left, top, width: side, height: side })
      // A kernel that overshoots would draw bright seams along dark edges.
      .resize(size, size, { fit: 'fill', kernel: 'mitchell' })
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer()
  );
}

/** Places are taken at the pixel's centre, from label pixels only: the others do not know any place. */
function placesIn(
  { share, places }: LabelPlanes,
  from: number,
  [left, top, side]: Area,
  wanted: Uint8Array,
  size: number,
): Uint16Array {
  const result = new Uint16Array(size * size * 2);
  const step = side / size;
  const farthest = Math.ceil(step) + 1;
  for (let pixel = 0; pixel < size * size; pixel++) {
    if (wanted[pixel] === 0) continue;
    const x = left + ((pixel % size) + 0.5) * step - 0.5;
    const y = top + (Math.floor(pixel / size) + 0.5) * step - 0.5;
    for (let reach = 1; reach <= farthest; reach++) {
      let [weights, across, down] = [0, 0, 0];
      for (let row = Math.ceil(y - reach); row <= y + reach; row++) {
        for (let column = Math.ceil(x - reach); column <= x + reach; column++) {
          const at = row * from + column;
          if (row < 0 || column < 0 || column >= from || !share[at]) continue;
          const weight = (reach - Math.abs(x - column)) * (reach - Math.abs(y - row)) + 1e-6;
          weights += weight;
          across += weight * (places[at * 2] ?? 0);
          down += weight * (places[at * 2 + 1] ?? 0);
        }
      }
      if (weights === 0) continue;
      result[pixel * 2] = across / weights + 0.5;
      result[pixel * 2 + 1] = down / weights + 0.5;
      break;
    }
  }
  return result;
}
