// npm run artwork:scenes: composes the articles' pictures from the rendered objects, the subscription's bags, and beans of every roast.

import path from 'node:path';
import sharp from 'sharp';
import { buildCatalogue } from '../catalogue/index.ts';
import { openPicture } from './audit/pictures.ts';
import { articleScenes, roastTones } from './scenes/articles.ts';
import { heroCoffees } from './scenes/hero-coffees.ts';
import { drawBeans, drawScene, height, images, width } from './scenes/scene.ts';

const folder = path.join(import.meta.dirname, '../storefront/app/editorial/pictures');
for (const [roast, tone] of Object.entries(roastTones)) {
  await drawBeans(tone)
    .webp({ quality: 82, effort: 6 })
    .toFile(path.join(images, `scene-beans-${roast}.webp`));
}
const wanted = process.argv.slice(2);
for (const [key, scene] of Object.entries(articleScenes)) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const pixels = await (await drawScene(scene)).png().toBuffer();
  await sharp(pixels)
    .resize(width, height)
    .removeAlpha()
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, `${key}.webp`));
}
if (wanted.length === 0 || wanted.includes('subscription')) await drawSubscription();

/** Two bags that can be subscribed to, one a little behind the other. */
async function drawSubscription(): Promise<void> {
  const file = path.join(import.meta.dirname, '../storefront/app/home/subscription.webp');
  const { products } = buildCatalogue();
  const [front, back] = await Promise.all(
    heroCoffees.subscription.map(async (key) => {
      const picture = products.find((product) => product.key === key)?.images[0];
      if (!picture) throw new Error(`${key} is not for sale`);
      return (await openPicture(picture, 900)).image
        .resize(680, 680)
        .extract({ left: 120, top: 0, width: 560, height: 680 })
        .png()
        .toBuffer();
    }),
  );
  const side = 820;
  const pixels = await sharp({
    create: { width: side, height: side, channels: 4, background: '#00000000' },
  })
    .composite([
      { input: back ?? '', left: 260, top: 40 },
      { input: front ?? '', left: 20, top: 110 },
    ])
    .png()
    .toBuffer();
  await sharp(pixels).webp({ quality: 85, effort: 6 }).toFile(file);
}
