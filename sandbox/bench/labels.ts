// node sandbox/bench/labels.ts: CPU time of one labelled picture, without and with its encoding.

import { buildCatalogue } from '../catalogue/index.ts';
import { seededRandom } from '../catalogue/random.ts';
import { canCarryLabel } from '../files/labels/label-address.ts';
import { labelledPicture } from '../files/labels/labelled-picture.ts';
import { median, percentile } from './statistics.ts';

const warmUp = 6;
const measured = 60;

const images = buildCatalogue().products.flatMap(({ images: [first] }) =>
  first?.label && canCarryLabel(first.object) ? [{ object: first.object, label: first.label }] : [],
);
const composing: number[] = [];
const encoding: number[] = [];
for (const { object, label } of seededRandom(4).sample(images, warmUp + measured)) {
  const start = process.cpuUsage();
  const image = await (await labelledPicture(label, object)).open();
  const composed = process.cpuUsage(start);
  await image.resize(600).webp({ quality: 80, effort: 3 }).toBuffer();
  const all = process.cpuUsage(start);
  composing.push((composed.user + composed.system) / 1000);
  encoding.push((all.user + all.system) / 1000);
}
report('label and light', composing.slice(warmUp));
report('as WebP of 600', encoding.slice(warmUp));

function report(name: string, times: number[]): void {
  const [usual, slow] = [median(times), percentile(times, 95)].map(Math.round);
  console.log(`${name}: median ${usual} ms, 95 % within ${slow} ms of CPU`);
}
