// node artwork/derive/assemble.ts [OBJECT]: planes of an object from parts of others, where the parts are rendered already.

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The side of a picture in the units of the parts below. */
const side = 900;
const passes = path.join(import.meta.dirname, '../../catalogue/images/passes');
const planes = ['light', 'gloss', 'shape'] as const;
type Plane = (typeof planes)[number];

/** A piece of another object's picture, where it goes, how large, and how it is turned. */
interface Part {
  from: string;
  cut: { left: number; top: number; width: number; height: number };
  at: { left: number; top: number };
  scale?: readonly [across: number, up: number];
  turn?: number;
  /** Its outline within the cut, where that is not the whole rectangle: an SVG path. */
  outline?: string;
  /** Brings its shadow along. */
  isGround?: boolean;
  /** Keeps this colour, whatever the product's. */
  colour?: readonly [red: number, green: number, blue: number];
  /** Takes the product's main colour where it took the accent. */
  isMain?: boolean;
  /** Has the grain of wood. */
  isWooden?: boolean;
}

interface Assembled {
  parts: Part[];
  /** A soft shadow of its own: middle and half axes. */
  shadow?: readonly [x: number, y: number, across: number, up: number];
}

const whole = { left: 0, top: 0, width: side, height: side };
const origin = { left: 0, top: 0 };
const area = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});

/** Parts in their order, the farthest first. */
const objects: Record<string, Assembled> = {
  'lever-machine': {
    parts: [
      {
        from: 'espresso-machine',
        cut: whole,
        at: { left: 110, top: 226 },
        scale: [0.75, 0.75],
        isGround: true,
      },
      {
        from: 'hand-grinder',
        cut: area(355, 50, 310, 180),
        at: { left: 384, top: 14 },
        scale: [1.15, 1.15],
        turn: -52,
      },
    ],
  },
  'grinder-espresso': {
    parts: [
      {
        from: 'electric-grinder',
        cut: area(340, 60, 270, 195),
        at: { left: 190, top: 52 },
        scale: [0.95, 0.95],
      },
      {
        from: 'espresso-panel',
        cut: whole,
        at: { left: 45, top: 90 },
        scale: [0.9, 0.9],
        isGround: true,
      },
    ],
  },
  'single-dose-grinder': {
    parts: [
      {
        from: 'electric-grinder',
        cut: area(0, 238, 900, 662),
        at: { left: 0, top: 238 },
        isGround: true,
      },
      {
        from: 'electric-grinder',
        cut: area(345, 65, 260, 48),
        at: { left: 370, top: 203 },
        scale: [0.8, 0.85],
      },
    ],
  },
  'thermos-filter-machine': {
    parts: [
      { from: 'filter-coffee-machine', cut: whole, at: origin, isGround: true },
      {
        from: 'milk-frother',
        cut: area(150, 80, 620, 618),
        at: { left: 428, top: 345 },
        scale: [0.62, 0.545],
        colour: [0.5, 0.5, 0.5],
      },
      {
        from: 'milk-frother',
        cut: area(222, 412, 104, 96),
        at: { left: 473, top: 577 },
        scale: [0.62, 0.545],
        colour: [0.5, 0.5, 0.5],
      },
    ],
  },
  'steel-press': {
    parts: [
      {
        from: 'dosing-cup',
        cut: area(0, 200, 900, 700),
        at: { left: 205, top: 357 },
        scale: [0.47, 0.72],
        isGround: true,
      },
      { from: 'french-press', cut: area(557, 375, 113, 365), at: { left: 557, top: 375 } },
      { from: 'french-press', cut: area(250, 60, 340, 292), at: { left: 250, top: 126 } },
    ],
  },
  'gooseneck-hob': {
    parts: [
      { from: 'gooseneck-kettle', cut: whole, at: origin, isGround: true },
      { from: 'gooseneck-kettle', cut: area(440, 645, 34, 34), at: { left: 406, top: 643 } },
    ],
  },
  'wooden-hand-grinder': {
    parts: [{ from: 'hand-grinder', cut: whole, at: origin, isGround: true, isWooden: true }],
  },
  'level-tamper': {
    parts: [{ from: 'coffee-distributor', cut: whole, at: origin, isGround: true }],
  },
  'travel-mug': {
    parts: [
      { from: 'canister', cut: whole, at: { left: 188, top: 0 }, scale: [0.58, 1], isGround: true },
    ],
  },
  'capsule-frother': {
    parts: [
      { from: 'capsule-machine', cut: whole, at: origin, isGround: true },
      {
        from: 'milk-frother',
        cut: area(140, 70, 640, 720),
        at: { left: 596, top: 522 },
        scale: [0.38, 0.38],
        colour: [0.03, 0.03, 0.03],
      },
    ],
  },
  'cloth-filter': {
    shadow: [450, 672, 250, 26],
    parts: [
      {
        from: 'paper-filters',
        cut: whole,
        at: { left: -621, top: -600 },
        scale: [1.9, 1.9],
        isMain: true,
        outline: 'M390 470C430 455 560 435 612 434L736 440L650 664L575 666L500 657Z',
      },
    ],
  },
  'cup-plain': {
    shadow: [400, 748, 215, 36],
    parts: [
      {
        from: 'espresso-cup',
        cut: whole,
        at: { left: -177, top: 60 },
        scale: [1.22, 1.22],
        outline:
          'M238 205C238 125 692 115 692 215L664 298C690 300 745 310 766 350C782 400 760 470 700 500C670 515 640 515 612 512C590 545 570 560 545 566C480 580 400 575 372 556C320 500 270 380 258 280ZM655 350C645 400 635 430 622 464C660 462 700 440 722 400C735 370 710 350 655 350Z',
      },
    ],
  },
};

const wanted = process.argv.slice(2);
for (const [name, { parts, shadow }] of Object.entries(objects)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const folder = path.join(passes, name);
  await mkdir(folder, { recursive: true });
  const widths = await Promise.all(parts.map(({ from }) => widthOf(from)));
  const size = Math.min(...widths);
  const enlarged = parts.map((part) => enlarge(part, size));
  for (const plane of planes) {
    const layers = await Promise.all(enlarged.map((part) => layer(part, plane, size)));
    const ground = plane === 'shape' && shadow ? shade(shadow, size) : blank(size);
    const drawn = await sharp(await ground.png().toBuffer())
      .composite(layers)
      .removeAlpha()
      .png()
      .toBuffer();
    await sharp(drawn)
      .webp(plane === 'shape' ? { lossless: true, effort: 6 } : { quality: 95, effort: 6 })
      .toFile(path.join(folder, `${plane}.webp`));
  }
  console.log(name);
}

async function widthOf(object: string): Promise<number> {
  const { width } = await sharp(path.join(passes, object, 'light.webp')).metadata();
  return width;
}

/** In pixels of a picture of this size; the outline stays in units. */
function enlarge(part: Part, size: number): Part {
  const pixels = (units: number) => Math.round((units * size) / side);
  const { left, top, width, height } = part.cut;
  return {
    ...part,
    cut: area(pixels(left), pixels(top), pixels(width), pixels(height)),
    at: { left: pixels(part.at.left), top: pixels(part.at.top) },
  };
}

function blank(size: number) {
  return sharp({ create: { width: size, height: size, channels: 3, background: '#000' } });
}

/** The shadow is the green of the shape. */
function shade([x, y, across, up]: readonly [number, number, number, number], size: number) {
  const ellipse = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}"><rect width="100%" height="100%"/><ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="#007800"/></svg>`;
  return sharp(Buffer.from(ellipse))
    .removeAlpha()
    .blur((26 * size) / side);
}

/** One part of a plane, as opaque as the object is there. */
async function layer(part: Part, plane: Plane, size: number) {
  const { cut, at, scale: [across, up] = [1, 1], turn = 0, isGround = false } = part;
  const { width, height } = cut;
  const [shape, light, gloss] = await Promise.all(
    (['shape', 'light', 'gloss'] as const).map((name) => pixelsOf(part, name, size)),
  );
  if (!shape || !light || !gloss) throw new Error(`no planes of ${part.from}`);
  const inside = part.outline ? await outlined(part.outline, width, height, size) : undefined;
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index++) {
    const within = (inside?.[index] ?? 255) / 255;
    const covered = (shape[index * 3] ?? 0) * within;
    const shadow = isGround && !inside ? (shape[index * 3 + 1] ?? 0) : 0;
    for (let channel = 0; channel < 3; channel++) {
      const from = index * 3 + channel;
      const [lit, shine] = [light[from] ?? 0, gloss[from] ?? 0];
      const share = part.colour?.[channel];
      const values = {
        shape: [covered, shadow, part.isMain ? 0 : (shape[index * 3 + 2] ?? 0)][channel] ?? 0,
        light: share === undefined ? lit * grain(part, index, width, shape, size) : 0,
        gloss: share === undefined ? shine : Math.hypot(shine, lit * Math.sqrt(share)),
      };
      pixels[index * 4 + channel] = Math.min(255, Math.round(values[plane]));
    }
    pixels[index * 4 + 3] = plane === 'shape' && shadow > 0 ? 255 : Math.round(covered);
  }
  const sized = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(Math.round(width * across), Math.round(height * up), { fit: 'fill' })
    .png()
    .toBuffer();
  const turned = turn
    ? await sharp(sized).rotate(turn, { background: '#0000' }).png().toBuffer()
    : sized;
  return within(turned, at, size);
}

/** What lies beyond the picture's edges is cut off. */
async function within(input: Buffer, { left, top }: Part['at'], size: number) {
  const { width, height } = await sharp(input).metadata();
  const cut = area(
    Math.max(0, -left),
    Math.max(0, -top),
    Math.min(width - Math.max(0, -left), size - Math.max(0, left)),
    Math.min(height - Math.max(0, -top), size - Math.max(0, top)),
  );
  const cropped = await sharp(input).extract(cut).png().toBuffer();
  return { input: cropped, left: Math.max(0, left), top: Math.max(0, top) };
}

function pixelsOf({ from, cut }: Part, plane: Plane, size: number): Promise<Buffer> {
  return (
    sharp(path.join(passes, from, `${plane}.webp`))
      // another part may be rendered smaller
      .resize(size, size)
      .extract(cut)
      .removeAlpha()
      .raw()
      .toBuffer()
  );
}

function outlined(outline: string, width: number, height: number, size: number): Promise<Buffer> {
  const box = `0 0 ${(width * side) / size} ${(height * side) / size}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><rect width="100%" height="100%"/><path fill="#fff" fill-rule="evenodd" d="${outline}"/></svg>`;
  return sharp(Buffer.from(svg))
    .blur((0.8 * size) / side)
    .greyscale()
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Streaks along a turned body; the accent keeps its own. */
function grain({ isWooden }: Part, index: number, width: number, shape: Buffer, size: number) {
  if (!isWooden || (shape[index * 3 + 2] ?? 0) > 0) return 1;
  const unit = side / size;
  const [x, y] = [(index % width) * unit, Math.floor(index / width) * unit];
  const bend = 2.4 * Math.sin(y * 0.009);
  const wide = Math.sin(x * 0.11 + bend) + 0.6 * Math.sin(x * 0.253 + 1.4 * bend + 1);
  const fine = Math.sin(x * 0.61 + 1.9 * bend) * Math.sin(x * 0.37 + 2);
  return 0.88 + 0.06 * wide + 0.05 * fine;
}
