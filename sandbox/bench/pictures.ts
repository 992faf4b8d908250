// npm run bench:imagery: CPU time of a made picture with its encoding, in the sizes that the shop asks for.

import sharp from 'sharp';
import { buildCatalogue } from '../catalogue/index.ts';
import { seededRandom } from '../catalogue/random.ts';
import { recipeOf } from '../files/recipe.ts';
import { encode } from '../files/renderer.ts';
import { sourceOf } from '../files/source.ts';
import { median, percentile } from './statistics.ts';

const budget = 150;
const warmUp = 20;
const measured = 100;
// As in the storefront's picture-sources.ts; no picture is larger than 900.
const widths = [160, 320, 480, 640, 960];
// One picture at a time: what counts is the work, not how many cores it can be spread over.
sharp.concurrency(1);

const recipes = buildCatalogue().products.flatMap(({ images }) =>
  images.flatMap((image) => recipeOf(image) ?? []),
);
const chosen = seededRandom(4).sample(recipes, warmUp + measured);
const table = [];
for (const width of widths) {
  for (const format of ['webp', 'avif'] as const) {
    const times: number[] = [];
    for (const recipe of chosen) {
      const start = process.cpuUsage();
      const source = await sourceOf(recipe);
      if (source.kind !== 'picture') continue;
      const size = { width, height: undefined, crop: undefined };
      await encode(source.picture, { name: '', ...size, format });
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    const kept = times.slice(warmUp);
    const [usual, slow, slowest] = [median(kept), percentile(kept, 95), Math.max(...kept)];
    table.push({
      width,
      format,
      'median ms': Math.round(usual),
      '95 % within': Math.round(slow),
      slowest: Math.round(slowest),
      met: slow <= budget,
    });
  }
}
console.table(table);
if (table.some(({ met }) => !met)) process.exitCode = 1;
