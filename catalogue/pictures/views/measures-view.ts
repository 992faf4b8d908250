import { drawLine, widthOf } from '../labels/type-faces.ts';
import { overlay } from '../objects/overlay.ts';
import { passesOf } from '../objects/passes.ts';
import { fullSize } from '../objects/planes.ts';
import { blank, type Drawn } from '../objects/raw-picture.ts';
import { reshapedPoint } from '../objects/reshape.ts';
import { onto, sideOf } from './onto.ts';

const ink = '#12282b';
const place = { side: 0.8, left: 0.1, top: 0.06 };

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The picture, smaller, between dimension lines with its measures. */
export async function withMeasures(
  product: (size: number) => Promise<Drawn>,
  size: number,
  object: string,
  [width, depth, height]: readonly [number, number, number],
  form: readonly [number, number],
): Promise<Drawn> {
  const picture = blank(size);
  onto(picture, await product(sideOf(place, size)), place);
  const at = (value: number, from: number) => from * 900 + value * place.side;
  const seen = await extentOf(object);
  const [left, top] = reshapedPoint([seen.left, seen.top], form);
  const [right, bottom] = reshapedPoint([seen.right, seen.bottom], form);
  const extent = {
    left: at(left, place.left),
    right: at(right, place.left),
    top: at(top, place.top),
    bottom: at(bottom, place.top),
  };
  return overlay(picture, { svg: lines(extent, width, depth, height) });
}

function lines({ left, right, top, bottom }: Extent, width: number, depth: number, height: number) {
  const below = bottom + 42;
  const beside = right + 46;
  const across =
    depth > 0 && width > 0 ? `${text(width)} × ${text(depth)} mm` : `${text(width || depth)} mm`;
  return (
    (width || depth
      ? rule(left, below, right, below) + words(across, (left + right) / 2, below + 44)
      : '') +
    (height
      ? rule(beside, top, beside, bottom) +
        `<g transform="rotate(-90 ${beside + 40} ${(top + bottom) / 2})">${words(`${text(height)} mm`, beside + 40, (top + bottom) / 2 + 4)}</g>`
      : '')
  );
}

const text = (millimetres: number) => String(Math.round(millimetres));

function rule(x1: number, y1: number, x2: number, y2: number): string {
  const upright = x1 === x2;
  const ends = upright
    ? `M${x1 - 9} ${y1}h18M${x2 - 9} ${y2}h18`
    : `M${x1} ${y1 - 9}v18M${x2} ${y2 - 9}v18`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}${ends}" fill="none" stroke="${ink}" stroke-width="2.5"/>`;
}

function words(line: string, x: number, y: number): string {
  const size = 30;
  const width = widthOf('sans', line) * size;
  return drawLine(line, { face: 'sans', size, x: x - width / 2, y, fill: ink });
}

const extents = new Map<string, Promise<Extent>>();

function extentOf(object: string): Promise<Extent> {
  const kept = extents.get(object) ?? measure(object);
  extents.set(object, kept);
  return kept;
}

/** The edges of the object itself, without its shadow. */
async function measure(object: string): Promise<Extent> {
  const { seen, shape, size } = await passesOf(object, fullSize);
  const extent = { left: size, right: 0, top: size, bottom: 0 };
  for (const [index, pixel] of seen.entries()) {
    if ((shape[index * 3] ?? 0) < 128) continue;
    const [x, y] = [pixel % size, Math.floor(pixel / size)];
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return extent;
}
