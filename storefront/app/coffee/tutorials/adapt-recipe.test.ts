import { expect, test } from 'vitest';
import { adaptRecipe } from './adapt-recipe.ts';
import { hasClock } from './brew-clock.ts';
import type { Recipe } from './front-matter.ts';

const pourOver: Recipe = {
  coffee: 15,
  water: 250,
  temperature: 93,
  seconds: 210,
  grind: 'mediumFine',
  accessories: [],
  coffees: 'filter',
  tip: 'Nimm nie 93 °C warmes Wasser aus dem Hahn.',
  steps: [
    { title: 'Mahlen', text: 'Mahle 15 g, nicht 115 g und nicht 15 ml.' },
    { title: 'Blooming', text: 'Gieß 45\u00a0g Wasser auf.', from: 0, until: 40, water: 45 },
    { title: 'Guss', text: 'Füll auf 250 g auf, 93 °C.', from: 40, until: 210, water: 250 },
  ],
};
const values = { coffee: 17.5, drink: 300, seconds: 252, temperature: 91 };
const inGerman = (value: number) => new Intl.NumberFormat('de').format(value);
const { recipe, inText } = adaptRecipe(pourOver, values, inGerman);

test('the clock ends with the coffee’s time, and each step keeps its share', () => {
  expect(recipe.steps.map(({ from, until }) => [from, until])).toEqual([
    [undefined, undefined],
    [0, 48],
    [48, 252],
  ]);
  expect(hasClock(recipe)).toBe(true);
});

test('the scale ends with the coffee’s water', () => {
  expect(recipe.steps.map(({ water }) => water)).toEqual([undefined, 54, 300]);
  expect(recipe).toMatchObject({ coffee: 17.5, water: 300, seconds: 252, temperature: 91 });
});

test('the texts name the coffee’s figures, and leave others as they are', () => {
  expect(recipe.steps.map(({ text }) => text)).toEqual([
    'Mahle 17,5 g, nicht 115 g und nicht 15 ml.',
    'Gieß 54\u00a0g Wasser auf.',
    'Füll auf 300 g auf, 91 °C.',
  ]);
});

test.each([
  ['in 210 Sekunden', 'in 252 Sekunden'],
  ['in 210 seconds', 'in 252 seconds'],
  ['på 210 sekunder', 'på 252 sekunder'],
  ['in 20 Sekunden', 'in 20 Sekunden'],
])('"%s" becomes "%s"', (text, adapted) => {
  expect(inText(text)).toBe(adapted);
});
