import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../index.ts';
import type { CatalogueImage } from '../model.ts';
import { composePicture } from './compose-picture.ts';
import { renderPicture } from './picture-renderer.ts';
import { recipeOf } from './recipe.ts';

const { products, collections } = buildCatalogue();
const images: CatalogueImage[] = [
  ...products.flatMap((product) => [
    ...product.images,
    ...product.variants.flatMap(({ image }) => image ?? []),
  ]),
  ...collections.flatMap(({ image }) => image ?? []),
];
const finish = { brand: 'Northfold', model: 'Kaj', main: '#b3332b', accent: '#5f4030' };

describe('composed pictures', { timeout: 60_000 }, () => {
  it('exist for everything that the catalogue shows', async () => {
    const examples = new Map(
      images.flatMap((image) => {
        const recipe = recipeOf(image);
        return recipe ? [[`${image.object} ${image.view} ${image.set?.length}`, recipe]] : [];
      }),
    );
    const missing: string[] = [];
    for (const [example, recipe] of examples) {
      if (!(await renderPicture(recipe).catch(() => undefined))) missing.push(example);
    }
    expect(missing).toEqual([]);
  });

  it('belong to one product: no two have the same main picture', () => {
    const owners = new Map<string, string>();
    for (const {
      key,
      images: [front],
    } of products) {
      const recipe = JSON.stringify(front && recipeOf(front));
      expect([key, owners.get(recipe) ?? key]).toEqual([key, key]);
      owners.set(recipe, key);
    }
  });

  it.each(['detail', 'measures', 'with-cup', 'with-machine'] as const)(
    'show %s differently from the front, at either size',
    async (view) => {
      const measured = { ...finish, measures: [210, 290, 350] as [number, number, number] };
      const front = await composePicture({
        object: 'compact-espresso',
        view: 'front',
        finish: measured,
      });
      const other = await composePicture({ object: 'compact-espresso', view, finish: measured });
      for (const size of [900, 320]) {
        const [one, two] = [await front.draw(size), await other.draw(size)];
        expect(two.size).toBe(one.size);
        expect(Buffer.from(two.pixels).equals(Buffer.from(one.pixels))).toBe(false);
      }
    },
  );

  it('take the colours of their product', async () => {
    const mean = async (main: string) => {
      const { draw } = await composePicture({
        object: 'compact-espresso',
        view: 'front',
        finish: { ...finish, main },
      });
      const { pixels } = await draw(320);
      let [red, blue] = [0, 0];
      for (let at = 0; at < pixels.length; at += 4) {
        if (pixels[at + 3] === 0) continue;
        red += pixels[at] ?? 0;
        blue += pixels[at + 2] ?? 0;
      }
      return red / blue;
    };
    expect(await mean('#b3332b')).toBeGreaterThan(1.2 * (await mean('#1f4f5c')));
  });
});
