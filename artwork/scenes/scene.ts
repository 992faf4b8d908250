import path from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { finishedPicture } from '../../catalogue/pictures/finishes/finished-picture.ts';
import { labelledPicture } from '../../catalogue/pictures/labels/labelled-picture.ts';
import { asSharp, type RawPicture } from '../../catalogue/pictures/objects/raw-picture.ts';
import { sealKeys, sealSvg } from '../../catalogue/pictures/seals.ts';

export const [width, height] = [1200, 675];
/** Where every object stands, as a share of its own picture's height. */
const groundLine = 790 / 900;
export const images = path.join(import.meta.dirname, '../../catalogue/images');
const beans = path.join(images, 'scene-beans-topdown.webp');

interface Thing {
  picture: () => Promise<RawPicture>;
  /** The side of its square picture, and where it stands: shares of the scene's width and height. */
  side: number;
  x: number;
  y: number;
}

interface Tone {
  brightness: number;
  saturation: number;
  hue: number;
}

/** Things before a seamless ground, the farthest first, or beans in several tones. */
export type Scene = { wall: string; things: Thing[]; seals?: boolean } | { strips: Tone[] };

export function thing(
  object: string,
  side: number,
  x: number,
  y: number,
  main: string,
  accent = '#8a5a33',
): Thing {
  const finish = { brand: 'Northfold', model: '', main, accent };
  return { picture: () => finishedPicture(object, finish, false), side, x, y };
}

export function bag(
  object: string,
  side: number,
  x: number,
  y: number,
  brand: string,
  name: string,
  note: string,
): Thing {
  const weight = object === 'milk-carton' ? '1 l' : '250 g';
  return { picture: () => labelledPicture({ brand, name, note, weight }, object), side, x, y };
}

export async function drawScene(scene: Scene): Promise<Sharp> {
  return 'strips' in scene ? drawStrips(scene.strips) : drawThings(scene);
}

/** All beans of the picture in one tone. */
export function drawBeans(tone: Tone): Sharp {
  return sharp(beans).modulate(tone);
}

/** Beans side by side, each strip from another part of the same picture. */
async function drawStrips(tones: Tone[]): Promise<Sharp> {
  const gap = 8;
  const strip = Math.round((width - gap * (tones.length - 1)) / tones.length);
  const layers = tones.map(async (tone, index) => {
    const part = await sharp(beans).resize(1800, 1200).modulate(tone).toBuffer();
    const from = Math.round((index * (1800 - strip)) / tones.length);
    const top = (index * 170) % (1200 - height);
    const area = { left: from, top, width: strip, height };
    return {
      input: await sharp(part).extract(area).toBuffer(),
      left: index * (strip + gap),
      top: 0,
    };
  });
  const ground = { width, height, channels: 3, background: '#f4f1ec' } as const;
  return sharp({ create: ground }).composite(await Promise.all(layers));
}

async function drawThings({ wall, things, seals = false }: Exclude<Scene, { strips: Tone[] }>) {
  const layers: OverlayOptions[] = seals ? await sealsOnTheWall() : [];
  for (const { picture, side, x, y } of things) {
    const drawn = await (await picture()).draw(900);
    const left = Math.round(x * width - side / 2);
    const top = Math.round(y * height - side * groundLine);
    layers.push(await cropped(asSharp(drawn).resize(side), side, left, top));
  }
  return sharp(Buffer.from(ground(wall))).composite(layers);
}

/** What lies beyond the scene's edges is only empty ground. */
async function cropped(image: Sharp, side: number, left: number, top: number) {
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)];
  const area = {
    left: cutLeft,
    top: cutTop,
    width: Math.min(side - cutLeft, width - Math.max(0, left)),
    height: Math.min(side - cutTop, height - Math.max(0, top)),
  };
  const input = await image.extract(area).png().toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}

async function sealsOnTheWall(): Promise<OverlayOptions[]> {
  const layers = sealKeys.slice(0, 4).map(async (key, index) => ({
    input: await sharp(Buffer.from(sealSvg(key)), { density: 150 })
      .resize(170)
      .png()
      .toBuffer(),
    left: 690 + (index % 2) * 220,
    top: 110 + Math.floor(index / 2) * 220,
  }));
  return Promise.all(layers);
}

/** A wall that turns into the floor without an edge, lit from the left as the objects are. */
function ground(wall: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    '<linearGradient id="bend" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".10"/><stop offset=".52" stop-color="#000" stop-opacity=".03"/><stop offset=".66" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#fff" stop-opacity=".04"/></linearGradient>' +
    '<radialGradient id="key" cx=".26" cy=".3" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".30"/><stop offset=".55" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></radialGradient></defs>' +
    `<rect width="100%" height="100%" fill="${wall}"/><rect width="100%" height="100%" fill="url(#bend)"/><rect width="100%" height="100%" fill="url(#key)"/></svg>`
  );
}
