// node sandbox/bench/labels.ts: CPU time of one made picture with its encoding, in the sizes that the shop asks for.

import sharp from 'sharp';
import { buildCatalogue } from '../catalogue/index.ts';
import { seededRandom } from '../catalogue/random.ts';
import { madeFileName } from '../files/made-picture.ts';
import { encode } from '../files/renderer.ts';
import { readSource } from '../files/source.ts';
import { median, percentile } from './statistics.ts';

const warmUp = 10;
const measured = 60;
// One picture at a time: what counts is the work, not how many cores it can be spread over.
sharp.concurrency(1);

const files = buildCatalogue().products.flatMap(({ images }) =>
  images.flatMap((image) => madeFileName(image) ?? []),
);
const fronts = files.filter((file) => !/\.[a-z-]+\.webp$/.test(file));
const views = files.filter((file) => /\.[a-z-]+\.webp$/.test(file));

for (const [name, list] of [
  ['front', fronts],
  ['other view', views],
] as const) {
  for (const width of [300, 600, 900]) {
    for (const format of ['webp', 'avif'] as const) {
      const times: number[] = [];
      for (const file of seededRandom(4).sample(list, warmUp + measured)) {
        const start = process.cpuUsage();
        const source = await readSource(file);
        if (source?.kind !== 'picture') throw new Error(`${file} cannot be made`);
        await encode(source.picture, {
          name: file,
          width,
          height: undefined,
          crop: undefined,
          format,
        });
        const { user, system } = process.cpuUsage(start);
        times.push((user + system) / 1000);
      }
      const of = times.slice(warmUp);
      const [usual, slow] = [median(of), percentile(of, 95)].map(Math.round);
      console.log(
        `${name} as ${format} of ${width}: median ${usual} ms, 95 % within ${slow} ms of CPU`,
      );
    }
  }
}
