import { asSharp, type Drawn } from '../objects/raw-picture.ts';

/** Scales a square for a place in a picture; what lies beyond the picture's edges is only empty ground. */
export async function onto(
  drawn: Drawn,
  { side, left, top }: { side: number; left: number; top: number },
  size: number,
) {
  const length = Math.round(side * size);
  const cut = Math.max(0, Math.round(-left * size));
  const start = { left: Math.max(0, Math.round(left * size)), top: Math.round(top * size) };
  const across = Math.min(length - cut, size - start.left);
  const down = Math.min(length, size - start.top);
  const { data, info } = await asSharp(drawn)
    .resize(length)
    .extract({ left: cut, top: 0, width: across, height: down })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  return { input: data, raw, ...start };
}
