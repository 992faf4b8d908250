import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '../index.ts';
import type { CatalogueProduct } from '../model.ts';
import { visibleFactProblems } from './visible-facts.ts';

const catalogue = buildCatalogue();

/** The product with all its pictures and variants shown as another object. */
function shownAs(key: string, object: string): CatalogueProduct {
  const product = catalogue.products.find((one) => one.key === key);
  if (!product) throw new Error(`no product ${key}`);
  return {
    ...product,
    images: product.images.map((image) => ({ ...image, object })),
    variants: product.variants.map(({ image, ...variant }) =>
      image ? { ...variant, image: { ...image, object } } : variant,
    ),
  };
}

test('no picture contradicts the facts', () => {
  const problems = catalogue.products.flatMap((product) =>
    visibleFactProblems(product, catalogue).map((problem) => `${product.key} ${problem}`),
  );
  expect(problems).toEqual([]);
});

describe('a picture that contradicts a fact is found', () => {
  test.each([
    ['a lever machine without a lever', 'sassovento-breva-siebtraegermaschine', 'espresso-machine'],
    ['a pump machine with a lever', 'northfold-molo-siebtraegermaschine', 'lever-machine'],
    [
      'a machine with grinder without one',
      'mahlwart-station-1-siebtraegermaschine',
      'compact-espresso',
    ],
    [
      'a vacuum jug as glass',
      'drypsund-draabe-termo-filterkaffeemaschine',
      'filter-coffee-machine',
    ],
    ['a cup without saucer on one', 'kellstroem-espressotasse-fika', 'espresso-cup'],
    [
      'a hob kettle on an electric base',
      'kellstroem-pil-spis-schwanenhalskessel',
      'gooseneck-kettle',
    ],
    [
      'a capsule machine without its frother',
      'kapsetto-kade-melk-kapselmaschine',
      'capsule-machine',
    ],
  ])('%s', (_, key, object) => {
    expect(visibleFactProblems(shownAs(key, object), catalogue)).not.toEqual([]);
  });
});
