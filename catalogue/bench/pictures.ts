// npm run bench imagery: CPU time of a made picture with its encoding, in the sizes that the shop asks for.

import sharp from 'sharp';
import { median, percentile } from '../../sandbox/bench/statistics.ts';
import { encode } from '../../sandbox/files/renderer.ts';
import { buildCatalogue } from '../index.ts';
import { composePicture } from '../pictures/compose-picture.ts';
import { sizeFor } from '../pictures/objects/passes.ts';
import { renderPicture } from '../pictures/picture-renderer.ts';
import { recipeOf } from '../pictures/recipe.ts';
import { seededRandom } from '../random.ts';

/** Above 960 they are for zooming and for fine screens. */
const budgetFor = (width: number) => (width > 960 ? 600 : 150);
const measured = Number(process.argv[2] ?? 100);
// As in the storefront's picture-sources.ts.
const widths = [160, 352, 480, 640, 720, 960, 1280, 2000];
// One picture at a time: what counts is the work, not how many cores it can be spread over.
sharp.concurrency(1);

const recipes = buildCatalogue().products.flatMap(({ images }) =>
  images.flatMap((image) => recipeOf(image) ?? []),
);
const random = seededRandom(4);
const chosen = [
  ...random.sample(recipes, measured),
  // Few pictures show three packs, but they are the most work.
  ...random.sample(
    recipes.filter((recipe) => 'set' in recipe),
    Math.ceil(measured / 10),
  ),
];

async function cpuTime(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

let missed = 0;
for (const width of widths) {
  // A process reads an object's planes once; what it costs is no part of the pictures made of it.
  for (const recipe of chosen) await (await composePicture(recipe)).draw(sizeFor(width));
  for (const format of ['webp', 'avif'] as const) {
    const times: number[] = [];
    for (const recipe of chosen) {
      times.push(
        await cpuTime(async () => {
          const picture = await renderPicture(recipe);
          const size = { width, height: undefined, crop: undefined };
          await encode(picture, { name: '', ...size, format });
        }),
      );
    }
    const [usual, slow] = [median(times), percentile(times, 95)].map(Math.round);
    console.log(
      `${format} of ${width}: median ${usual} ms, 95 % within ${slow} ms, slowest ${Math.round(Math.max(...times))} ms of CPU`,
    );
    if ((slow ?? 0) > budgetFor(width)) missed++;
  }
}
console.log(
  `${missed} of ${2 * widths.length} above ${budgetFor(160)} ms, ${budgetFor(2000)} ms for the largest`,
);
if (missed > 0) process.exitCode = 1;
