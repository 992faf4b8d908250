import { expect, test } from 'vitest';
import { buildCatalogue } from '../catalogue/index.ts';
import type { CatalogueImage } from '../catalogue/model.ts';
import { recipeOf } from '../files/recipe.ts';
import { storedSource } from '../files/source.ts';
import { PictureNames } from './picture-names.ts';
import { Pictures } from './pictures.ts';

const catalogue = buildCatalogue();
const names = new PictureNames(catalogue);
const [product] = catalogue.products;
const [front] = product?.images ?? [];
if (!product || !front) throw new Error('The catalogue is empty.');

function nameOf(image: CatalogueImage): string {
  const recipe = recipeOf(image);
  return recipe ? names.nameOf(recipe) : '';
}

test('a picture is named after its product and its view', () => {
  expect(nameOf(front)).toBe(`${product.key}.webp`);
  expect(nameOf({ ...front, view: 'detail' })).toBe(`${product.key}-detail.webp`);
});

test('no two pictures share a name, nor a made one that of a stored one', async () => {
  expect(new Set(names.made.map(({ name }) => name)).size).toBe(names.made.length);
  const stored: string[] = [];
  for (const { name } of names.made) if (await storedSource(name)) stored.push(name);
  expect(stored).toEqual([]);
});

test('an address changes with what is printed, and with nothing else', async () => {
  const addressIn = async (changed: CatalogueImage) => {
    const pictures = await Pictures.of({
      ...catalogue,
      products: [{ ...product, images: [changed] }],
      collections: [],
      metaobjects: [],
    });
    return pictures.document(changed, 'de').file;
  };
  const before = await addressIn(front);
  expect(before).toMatch(new RegExp(`^${product.key}\\.webp\\?v=[0-9a-f]{6}$`));
  expect(await addressIn({ ...front, alt: { de: 'Anders', en: 'Other', da: 'Andet' } })).toBe(
    before,
  );
  const label = front.label && { ...front.label, note: 'Etwas anderes' };
  expect(await addressIn({ ...front, ...(label && { label }) })).not.toBe(before);
});
