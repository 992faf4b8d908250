import { expect, test } from 'vitest';
import { exportCatalogue } from '../export/export-catalogue.ts';
import { buildCatalogue } from '../index.ts';
import type { CatalogueImage } from '../model.ts';
import { PictureNames } from './picture-names.ts';
import { recipeOf } from './recipe.ts';
import { fileNameOf } from './vector-graphics.ts';

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

test('no two pictures share a name, nor a composed one that of a stored one', () => {
  const composed = names.composed.map(({ name }) => name);
  const stored = [...names.storedObjects].map(fileNameOf);
  expect(new Set([...composed, ...stored]).size).toBe(composed.length + stored.length);
});

test('the version changes with what is printed, and with nothing else', () => {
  const versionOf = (changed: CatalogueImage) => {
    const { pictures } = exportCatalogue(
      {
        ...catalogue,
        products: [{ ...product, images: [changed] }],
        collections: [],
        metaobjects: [],
      },
      { pictureRenderer: 'renderer.ts', picturesRevision: '1' },
    ).catalogue;
    return pictures.find(({ file }) => file === `${product.key}.webp`)?.version;
  };
  const before = versionOf(front);
  expect(before).toMatch(/^[0-9a-f]{6}$/);
  expect(versionOf({ ...front, alt: { de: 'Anders', en: 'Other', da: 'Andet' } })).toBe(before);
  const label = front.label && { ...front.label, note: 'Etwas anderes' };
  expect(versionOf({ ...front, ...(label && { label }) })).not.toBe(before);
});
