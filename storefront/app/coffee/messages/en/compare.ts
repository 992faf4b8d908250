import type { coffeeComparison as german } from '../de/compare.ts';

export const coffeeComparison: typeof german = {
  /** As of the storefront's own kind. */
  kind: {
    title: 'Compare coffees',
    intro: (count: number) => `${count} coffees side by side: taste, price per cup, bean.`,
    addOne: 'Add a coffee',
  },
  whereTheyDiffer: 'Where they differ',
  differMost: (flavours: string) => `They are furthest apart in: ${flavours.toLowerCase()}.`,
  allClose: 'They are close to each other in every value.',
  charts: 'Flavour profiles on top of each other; the values are in the list beside them',
  inTheCup: 'In the cup',
  theBean: 'The bean',
  notes: 'Aromas',
  preparation: 'Preparation',
  recipe: 'Our recipe',
  recipeOf: (coffee: string, drink: string, time: string, temperature: string) =>
    `${coffee}\u00a0g, ${drink}\u00a0ml, ${time}, ${temperature}\u00a0°C`,
  roast: 'Roast',
  origin: 'Origin',
  blend: 'Blend',
  seals: 'Seals',
  none: 'none',
};
