// npm run artwork scenes: composes the articles' pictures from the rendered objects, the shop's opening pictures, and beans of every roast.

import path from 'node:path';
import sharp from 'sharp';
import { articleScenes, roastTones } from './scenes/articles.ts';
import { heroScenes } from './scenes/heroes.ts';
import { drawBeans, drawScene, height, images, width } from './scenes/scene.ts';

const folder = path.join(import.meta.dirname, '../shops/kaffeelotse/pictures/documents');
const wanted = process.argv.slice(2);
for (const [roast, tone] of Object.entries(roastTones)) {
  if (wanted.length > 0 && !wanted.includes('beans')) continue;
  await drawBeans(tone)
    .webp({ quality: 82, effort: 6 })
    .toFile(path.join(images, `scene-beans-${roast}.webp`));
}
for (const [key, scene] of Object.entries(articleScenes)) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const pixels = await (await drawScene(scene)).png().toBuffer();
  await sharp(pixels)
    .resize(width, height)
    .removeAlpha()
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, `${key}.webp`));
}
for (const [key, draw] of Object.entries(heroScenes)) {
  if (wanted.length === 0 || wanted.includes(key)) await draw();
}
