import { describe, expect, test } from 'vitest';
import { electricGrinders } from '../../../catalogue/equipment/kinds/electric-grinders.ts';
import type { BrewRecipe, Suitability } from './coffee-facts.ts';
import {
  type Brewer,
  brewerOfTutorial,
  brewers,
  grinderStep,
  grinders,
  parseEquipment,
  recipeFor,
  tutorialOf,
} from './equipment.ts';

const espresso: BrewRecipe = { coffee: 18, drink: 36, seconds: 29, temperature: 91 };
const filter: BrewRecipe = { coffee: 16, drink: 260, seconds: 195, temperature: 94 };
const tutorial = { coffee: 30, water: 500, seconds: 390, temperature: 95 };
const suitableFor = (espressoShots: 1 | 2 | 3, filterCoffee: 1 | 2 | 3): Suitability => ({
  espresso: espressoShots,
  filter: filterCoffee,
  caffe_crema: 3,
  cappuccino: 3,
  latte: 3,
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

test('the models are the catalogue’s grinders with steps for espresso and filter coffee', () => {
  const models = electricGrinders().flatMap(({ vendor, model, details, shortNote }) => {
    const steps = details.map(({ value }) => /^(\d+) Stufen$/.exec(value.de)?.[1]).find(Boolean);
    const suitsBoth = shortNote.de.includes('für Espresso und Filter');
    return steps && suitsBoth ? `${vendor} ${model}: ${steps}` : [];
  });
  const listed = grinders.flatMap(({ model, steps }) => (model ? `${model}: ${steps}` : []));
  expect(listed.toSorted()).toEqual(models.toSorted());
  expect(new Set(grinders.map(({ key }) => key)).size).toBe(grinders.length);
});

const fortySteps = { key: '40', model: null, steps: 40 };
const spelz = { key: 'spelz', model: 'Molvetta Spelz', steps: 39 };

test.each([
  ['portafilter', '40', { brewer: 'portafilter', grinder: fortySteps }],
  ['pourOver', 'spelz', { brewer: 'pourOver', grinder: spelz }],
  ['moka', '', { brewer: 'moka', grinder: null }],
  ['moka', '41', { brewer: 'moka', grinder: null }],
  ['toString', '40', null],
  [null, '40', null],
])('brewer %s and grinder %s', (brewer, grinder, equipment) => {
  expect(parseEquipment(brewer, grinder)).toEqual(equipment);
});

test('every brewer has a tutorial of its own', () => {
  expect(brewers.map((brewer) => brewerOfTutorial(tutorialOf(brewer)))).toEqual(brewers);
});
