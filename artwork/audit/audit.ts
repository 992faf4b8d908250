// npm run artwork audit [-- --list]: every product, collection, brand and story has its own fitting picture.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { storyPictures } from '#shop/pictures/steps/index.ts';
import { brands, buildCatalogue } from '../../catalogue/index.ts';
import type { CatalogueImage } from '../../catalogue/model.ts';
import { PictureNames } from '../../catalogue/pictures/picture-names.ts';
import { recipeOf } from '../../catalogue/pictures/recipe.ts';
import { fileNameOf } from '../../catalogue/pictures/vector-graphics.ts';
import { visibleFactProblems } from '../../catalogue/pictures/visible-facts.ts';
import { articles } from './articles.ts';
import { compareBrandLabels } from './brand-labels.ts';
import { compareAll, type Seen } from './duplicates.ts';
import { labelProblems } from './labels.ts';
import { largeSide, masters } from './masters.ts';
import { exists, printOf } from './pictures.ts';
import { picturesWeight } from './weight.ts';

const mostMegabytes = 80;
const list = process.argv.includes('--list');
const failures: string[] = [];
const catalogue = buildCatalogue();
const names = new PictureNames(catalogue);
const fileOf = (image: CatalogueImage) => {
  const recipe = recipeOf(image);
  return recipe ? names.nameOf(recipe) : fileNameOf(image.object);
};
const counts = { pictures: 0, alternatives: 0 };

async function check(owner: string, images: CatalogueImage[], fewest: number): Promise<void> {
  if (list) console.log(`${owner}: ${images.map(fileOf).join(' ')}`);
  if (images.length < fewest) failures.push(`${owner} has ${images.length} pictures`);
  const files = images.map(fileOf);
  if (new Set(files).size < files.length) failures.push(`${owner} shows a picture twice`);
  for (const image of images) {
    counts.pictures++;
    if (!(await exists(image))) failures.push(`${owner}: ${image.object} is missing`);
    const texts = Object.values(image.alt);
    counts.alternatives += texts.length;
    if (texts.some((text) => text.trim().length < 8))
      failures.push(`${owner}: no alternative text`);
    // A wordmark reads the same everywhere; what is seen on a made picture does not.
    if (recipeOf(image) && new Set(texts).size < texts.length)
      failures.push(`${owner}: an alternative text is not translated: ${image.alt.de}`);
  }
}

const fronts: Seen[] = [];
for (const product of catalogue.products) {
  const owner = `product ${product.key}`;
  await check(owner, product.images, 3);
  const variants = product.variants.flatMap(({ image }) => image ?? []);
  for (const image of variants) {
    if (!(await exists(image))) failures.push(`${owner}: a variant's ${image.object} is missing`);
  }
  for (const image of [...product.images, ...variants]) {
    failures.push(...labelProblems(product, image).map((wrong) => `${owner} ${wrong}`));
  }
  failures.push(...visibleFactProblems(product, catalogue).map((wrong) => `${owner} ${wrong}`));
  const [front] = product.images;
  const print = front && (await printOf(front).catch(() => undefined));
  if (print) fronts.push({ owner: product.key, print });
}
const { same, nearest } = compareAll(fronts);
failures.push(...same.map(({ one, other }) => `products ${one} and ${other} look the same`));

const byPicture = new Map<string, string>();
for (const collection of catalogue.collections) {
  const logo = collection.metafields.flatMap(({ images }) => images ?? []);
  const images = collection.image ? [collection.image] : logo;
  await check(`collection ${collection.key}`, images, 1);
  const file = images[0] && fileOf(images[0]);
  const other = file && byPicture.get(file);
  if (other) failures.push(`collections ${collection.key} and ${other} share a picture`);
  if (file) byPicture.set(file, collection.key);
}

for (const brand of brands) {
  const object = `wordmark-${brand.key}`;
  const alt = { de: brand.name, en: brand.name, da: brand.name };
  if (list) console.log(`brand ${brand.key}: ${object}.svg`);
  if (!(await exists({ object, alt }))) failures.push(`brand ${brand.key} has no wordmark`);
}

const labels = await compareBrandLabels();
failures.push(...labels.alike.map(({ one, other }) => `labels of ${one} and ${other} look alike`));
const { sides, problems } = await masters();
failures.push(...problems);

const stories = Object.entries(storyPictures);
const folder = path.join(import.meta.dirname, '../../shops/kaffeelotse/pictures/steps');
for (const [key, { hero, steps }] of stories) {
  if (list) console.log(`story ${key}: ${[hero, ...steps].map(({ file }) => file).join(' ')}`);
  if (steps.length < 5) failures.push(`story ${key} has ${steps.length} step pictures`);
  for (const { file } of [hero, ...steps]) {
    if (!existsSync(path.join(folder, file))) failures.push(`story ${key}: ${file} is missing`);
  }
}

const byArticle = new Map<string, string>();
for (const { key, picture } of articles()) {
  if (list) console.log(`article ${key}: ${picture}`);
  const other = picture && byArticle.get(picture);
  if (!picture) failures.push(`article ${key} has no picture`);
  if (other) failures.push(`articles ${key} and ${other} share a picture`);
  if (picture) byArticle.set(picture, key);
}

const megabytes = picturesWeight();
if (megabytes > mostMegabytes) failures.push(`all pictures weigh ${megabytes.toFixed(1)} MB`);

for (const failure of failures) console.error(failure);
console.log(
  `${catalogue.products.length} products, ${catalogue.collections.length} collections, ${brands.length} brands, ${stories.length} tutorials, ${byArticle.size} articles; ` +
    `${counts.pictures} pictures with ${counts.alternatives} alternative texts.`,
);
if (nearest) {
  console.log(
    `Most alike of different products: ${nearest.one} and ${nearest.other} (${nearest.bits} of 4096 places, colour by ${nearest.colour} of 255).`,
  );
}
if (labels.nearest) {
  const { one, other, bits, colour } = labels.nearest;
  console.log(
    `Most alike labels of roasters: ${one} and ${other} (${bits} of 4096 places, colour by ${colour} of 255).`,
  );
}
const large = [...sides.values()].filter((side) => side >= largeSide);
console.log(`${large.length} of ${sides.size} objects are rendered at ${largeSide} pixels.`);
console.log(`All pictures of the repository: ${megabytes.toFixed(1)} MB of ${mostMegabytes}.`);
console.log(`${failures.length} failures`);
if (failures.length > 0) process.exitCode = 1;
