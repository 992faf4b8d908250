import { expect, test } from 'vitest';
import { brewingOf } from './load-recipes.ts';

const tutorial = {
  coffee: 15,
  water: 250,
  temperature: 93,
  seconds: 210,
  grind: 'medium' as const,
  accessories: [],
  coffees: 'filter',
  tip: '',
};
const step = (from: number, until: number, water: number) => ({
  title: '',
  text: '',
  from,
  until,
  water,
});

test('the pours of a tutorial with the coffee’s own grams and seconds', () => {
  const steps = [step(0, 70, 50), step(70, 210, 250)];
  const values = { coffee: 16, drink: 300, seconds: 180, temperature: 94 };
  expect(brewingOf({ ...tutorial, steps }, values)).toEqual({
    isShot: false,
    line: [
      [0, 0],
      [18, 60],
      [60, 60],
      [60, 60],
      [96, 300],
      [180, 300],
    ],
    times: [0, 60, 180],
    levels: [60, 300],
  });
});

test('an espresso flows from its first drops on', () => {
  const values = { coffee: 18, drink: 36, seconds: 29, temperature: 91 };
  const steps = [step(0, 27, 36)];
  expect(brewingOf({ ...tutorial, steps, firstDrops: 7 }, values)).toEqual({
    isShot: true,
    line: [
      [0, 0],
      [7, 0],
      [29, 36],
    ],
    times: [0, 7, 29],
    levels: [36],
  });
});

test('a single pour has no chart', () => {
  const values = { coffee: 30, drink: 500, seconds: 390, temperature: 95 };
  expect(brewingOf({ ...tutorial, steps: [step(0, 240, 500)] }, values)).toBeNull();
});
