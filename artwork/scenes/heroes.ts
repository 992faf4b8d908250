import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { buildCatalogue } from '../../catalogue/index.ts';
import { labelledPicture } from '../../catalogue/pictures/labels/labelled-picture.ts';
import { openPicture } from '../audit/pictures.ts';
import { drawScene, images, type Scene, thing } from './scene.ts';

/** The pictures that the shop opens with; only coffees that are for sale, with their own labels. */
export const heroScenes = {
  subscription: drawSubscription,
  menu: drawMenuTile,
  counter: drawCounter,
  'still-life': drawStillLife,
  teasers: drawTeasers,
};

const pictures = path.join(import.meta.dirname, '../../shops/kaffeelotse/pictures');
const products = new Map(buildCatalogue().products.map((product) => [product.key, product]));

/** Stored pictures of promotions, tests and galleries, and the product that each shows. */
const teasers = {
  'bag-2-night-shift': 'kernel-co-night-shift-espresso',
  'bag-3-casa-blend': 'kaffeelotse-espresso-sparpaket-rund',
  'bag-4-decaf-reserve': 'verde-alto-decaf-reserve-filterkaffee',
  'cleaning-tablets': 'klarholt-tab-2-reinigungstabletten',
  'coffee-bag-1kg-crema': 'casa-lumera-casa-blend-caffe-crema',
  'coffee-tin': 'nordmole-loja-la-vilca-filterkaffee',
  'descaler-bottle': 'klarholt-kalklos-fluessigentkalker',
  'milk-carton': 'deichgold-hafer-barista-drink',
  'paper-filters': 'shirohane-kona-filterpapier',
};

async function frontOf(key: string): Promise<Sharp> {
  const picture = products.get(key)?.images[0];
  if (!picture) throw new Error(`${key} is not for sale`);
  return (await openPicture(picture, 900)).image;
}

/** Two bags that can be subscribed to, one a little behind the other. */
async function drawSubscription(): Promise<void> {
  const cut = { left: 120, top: 0, width: 560, height: 680 };
  const sized = async (key: string) =>
    (await frontOf(key)).resize(680, 680).extract(cut).png().toBuffer();
  const side = 820;
  const pixels = await sharp({
    create: { width: side, height: side, channels: 4, background: '#00000000' },
  })
    .composite([
      { input: await sized('deichgold-deichgraf-espresso'), left: 260, top: 40 },
      { input: await sized('kernel-co-night-shift-espresso'), left: 20, top: 110 },
    ])
    .png()
    .toBuffer();
  await sharp(pixels)
    .webp({ quality: 85, effort: 6 })
    .toFile(path.join(pictures, 'home/subscription.webp'));
}

/** A bag and what it is brewed with, for the menu's first panel. */
async function drawMenuTile(): Promise<void> {
  const bag = await (await frontOf('kernel-co-night-shift-espresso')).resize(400).png().toBuffer();
  const pot = await sharp(path.join(pictures, 'documents/moka-pot.webp')).resize(210).toBuffer();
  const side = 480;
  await sharp({ create: { width: side, height: side, channels: 4, background: '#00000000' } })
    .composite([
      { input: bag, left: -10, top: 30 },
      { input: pot, left: 262, top: 218 },
    ])
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(pictures, 'menu/subscription.webp'));
}

/** What stands before the bag on the rendered counter: head, knob, wand, handle and tray of the machine. */
const before =
  '<path d="M0 0H1324V376H1300V378H1301L1300 405L1307 470L1315 505L1325 540L1333 565L1336 592L1315 594L1312 560L1300 530V610H1324L1344 622V702L1300 705V900H0Z"/>' +
  '<circle cx="1306" cy="323" r="34"/>';

/** The rendered counter with a bag of today's range in the place of the one it was rendered with. */
async function drawCounter(): Promise<void> {
  const file = path.join(import.meta.dirname, 'counter.webp');
  const [width, height] = [1600, 900];
  const side = 720;
  const [left, top] = [1104, 96];
  const warm = { r: 246, g: 216, b: 184 };
  const shown = await (await frontOf('deichgold-deichgraf-espresso'))
    .resize(side, side)
    .png()
    .toBuffer();
  const light = { create: { width: side, height: side, channels: 3, background: warm } } as const;
  const lit = await sharp(shown)
    .composite([{ input: light, blend: 'multiply' }])
    .removeAlpha()
    .png()
    .toBuffer();
  const alpha = await sharp(shown).extractChannel('alpha').toBuffer();
  const pack = await sharp(lit).joinChannel(alpha).png().toBuffer();
  const seen = await sharp(pack)
    .extract({ left: 0, top: 0, width: width - left, height: side })
    .png()
    .toBuffer();
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${before}</svg>`,
  );
  const machine = await sharp(file)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const pixels = await sharp(file)
    .composite([{ input: seen, left, top }, { input: machine }])
    .png()
    .toBuffer();
  await sharp(pixels)
    .webp({ quality: 82, effort: 6 })
    .toFile(path.join(images, 'scene-hero-2-counter.webp'));
  await sharp(pixels)
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(pictures, 'home/hero.webp'));
  await sharp(pixels)
    .resize(1200, 675)
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(pictures, 'documents/counter.webp'));
}

/** Bags, cup and grinder before a dark wall. */
async function drawStillLife(): Promise<void> {
  const coffee = (key: string, side: number, x: number, y: number) => {
    const picture = products.get(key)?.images[0];
    if (!picture?.label) throw new Error(`${key} is not for sale`);
    const { label, object } = picture;
    return { picture: () => labelledPicture(label, object), side, x, y };
  };
  const scene: Scene = {
    wall: '#5a4234',
    things: [
      coffee('kernel-co-night-shift-espresso', 620, 0.8, 0.86),
      coffee('fjordbrand-bryggen-filterkaffee', 640, 0.57, 0.92),
      thing('espresso-cup', 430, 0.25, 0.96, '#f3efe8', '#f6f3ee'),
    ],
  };
  const pixels = await (await drawScene(scene)).png().toBuffer();
  const drawn = await sharp(pixels).removeAlpha().png().toBuffer();
  await sharp(drawn)
    .resize(1600, 900)
    .webp({ quality: 82, effort: 6 })
    .toFile(path.join(images, 'scene-hero-1-still-life.webp'));
  await sharp(drawn)
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(pictures, 'documents/still-life.webp'));
}

async function drawTeasers(): Promise<void> {
  for (const [file, key] of Object.entries(teasers)) {
    await (await frontOf(key))
      .webp({ quality: 85, effort: 6 })
      .toFile(path.join(images, `${file}.webp`));
  }
}
