import { describe, expect, test } from 'vitest';
import {
  type Brewer,
  brewerOfTutorial,
  brewers,
  grinderStep,
  parseEquipment,
  recipeFor,
  tutorialOf,
} from './equipment.ts';
import type { BrewRecipe, Suitability } from './product.ts';

const espresso: BrewRecipe = { coffee: 18, drink: 36, seconds: 29, temperature: 91 };
const filter: BrewRecipe = { coffee: 16, drink: 260, seconds: 195, temperature: 94 };
const tutorial = { coffee: 30, water: 500, seconds: 390, temperature: 95 };
const suitableFor = (espressoShots: 1 | 2 | 3, filterCoffee: 1 | 2 | 3): Suitability => ({
  ...{ espresso: espressoShots, filter: filterCoffee },
  ...{ caffe_crema: 3, cappuccino: 3, latte: 3 },
});

describe('the recipe of a coffee for a brewer', () => {
  interface Case {
    name: string;
    brewer: Brewer;
    recipe: BrewRecipe | null;
    suitability: Suitability | null;
    expected: BrewRecipe | null;
  }
  const fromTutorial = { coffee: 30, drink: 500, seconds: 390 };

  test.each<Case>([
    {
      name: 'an espresso in a portafilter: its own',
      brewer: 'portafilter',
      recipe: espresso,
      suitability: suitableFor(3, 1),
      expected: espresso,
    },
    {
      name: 'a filter coffee in a dripper: its own',
      brewer: 'pourOver',
      recipe: filter,
      suitability: suitableFor(1, 3),
      expected: filter,
    },
    {
      name: 'a filter coffee in a French press: the tutorial’s, at its own temperature',
      brewer: 'frenchPress',
      recipe: filter,
      suitability: suitableFor(1, 3),
      expected: { ...fromTutorial, temperature: 94 },
    },
    {
      name: 'an espresso in a moka pot, which heats the water itself: the tutorial’s',
      brewer: 'moka',
      recipe: espresso,
      suitability: suitableFor(3, 1),
      expected: { ...fromTutorial, temperature: 95 },
    },
    {
      name: 'a mild espresso that is good as filter coffee',
      brewer: 'pourOver',
      recipe: espresso,
      suitability: suitableFor(3, 2),
      expected: { ...fromTutorial, temperature: 91 },
    },
    {
      name: 'a dark espresso in a dripper: none',
      brewer: 'pourOver',
      recipe: espresso,
      suitability: suitableFor(3, 1),
      expected: null,
    },
    {
      name: 'a filter coffee in a portafilter: none',
      brewer: 'portafilter',
      recipe: filter,
      suitability: suitableFor(1, 3),
      expected: null,
    },
    {
      name: 'unknown suitability on its own brewer',
      brewer: 'portafilter',
      recipe: espresso,
      suitability: null,
      expected: espresso,
    },
    {
      name: 'unknown suitability on another brewer: none',
      brewer: 'moka',
      recipe: espresso,
      suitability: null,
      expected: null,
    },
    {
      name: 'capsules, which have no recipe',
      brewer: 'portafilter',
      recipe: null,
      suitability: suitableFor(3, 1),
      expected: null,
    },
  ])('$name', ({ brewer, recipe, suitability, expected }) => {
    expect(recipeFor(brewer, tutorial, { recipe, suitability })).toEqual(expected);
  });
});

test.each<[Brewer, number, number]>([
  ['portafilter', 40, 9],
  ['portafilter', 20, 4],
  ['moka', 30, 10],
  ['pourOver', 20, 12],
  ['frenchPress', 60, 52],
])('%s with %i steps begins at %i', (brewer, steps, step) => {
  expect(grinderStep(brewer, steps)).toBe(step);
});

test.each([
  ['portafilter', '40', { brewer: 'portafilter', steps: 40 }],
  ['moka', '', { brewer: 'moka', steps: null }],
  ['moka', '41', { brewer: 'moka', steps: null }],
  ['toString', '40', null],
  [null, '40', null],
])('brewer %s and grinder %s', (brewer, grinder, equipment) => {
  expect(parseEquipment(brewer, grinder)).toEqual(equipment);
});

test('every brewer has a tutorial of its own', () => {
  expect(brewers.map((brewer) => brewerOfTutorial(tutorialOf(brewer)))).toEqual(brewers);
});
