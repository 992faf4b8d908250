import { expect, test } from 'vitest';
import { z } from 'zod';
import { pourOverSeconds, roastFigures, waterOf } from '../../shops/kaffeelotse/roasting.ts';
import type { CatalogueProduct } from '../model.ts';
import { coffeeProducts } from './index.ts';
import { type Roast, roastNames } from './source-data/roasts.ts';

const roasts: Roast[] = ['light', 'medium', 'medium-dark', 'dark'];
const recipe = z.object({
  coffee: z.number(),
  drink: z.number(),
  seconds: z.number(),
  temperature: z.number(),
});

function textOf(product: CatalogueProduct, key: string): string {
  const value = product.metafields.find((field) => field.key === key)?.value ?? '';
  return typeof value === 'object' ? value.de : value;
}

/** Coffees with a recipe, and the figures that articles give for their roast. */
const coffees = coffeeProducts().flatMap((product) => {
  const roast = roasts.find((name) => roastNames[name].de === textOf(product, 'roast'));
  const text = textOf(product, 'recipe');
  if (!roast || text === '') return [];
  const water = waterOf({
    roast,
    decaf: textOf(product, 'decaf') === 'true',
    natural: /^(Natural|Anaerob)/.test(textOf(product, 'process')),
  });
  return [
    { product, figures: { ...roastFigures[roast], water }, ...recipe.parse(JSON.parse(text)) },
  ];
});

const isOutside = (value: number, [low, high]: readonly [number, number]) =>
  value < low || value > high;

test('every recipe has water and time of the articles', () => {
  expect(coffees.length).toBeGreaterThan(800);
  const wrong = coffees.filter(
    ({ product, figures, temperature, seconds }) =>
      isOutside(temperature, figures.water) ||
      (product.productType === 'filter-coffee' && isOutside(seconds, pourOverSeconds)),
  );
  expect(wrong.map(({ product }) => product.key)).toEqual([]);
});

test('every espresso has the ratio of its roast', () => {
  const wrong = coffees.filter(
    ({ product, figures, coffee, drink }) =>
      product.productType === 'espresso' && drink !== Math.round(coffee * figures.ratio),
  );
  expect(wrong.map(({ product }) => product.key)).toEqual([]);
});

test('every description names temperatures of its roast', () => {
  const wrong = coffees.flatMap(({ product, figures }) =>
    [...product.descriptionHtml.de.matchAll(/(\d{2,3}) (?:Grad|°C)(?! deutscher)/g)].flatMap(
      ([text, value]) =>
        isOutside(Number(value), Number(value) > 100 ? figures.end : figures.water)
          ? [`${product.key}: ${text}`]
          : [],
    ),
  );
  expect(wrong).toEqual([]);
});
