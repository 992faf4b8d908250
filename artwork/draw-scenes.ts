// npm run artwork:scenes: composes the articles' pictures from the rendered objects, and beans of every roast.

import path from 'node:path';
import sharp from 'sharp';
import { articleScenes, roastTones } from './scenes/articles.ts';
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
