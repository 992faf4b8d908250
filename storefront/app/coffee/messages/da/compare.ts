import type { coffeeComparison as german } from '../de/compare.ts';

export const coffeeComparison: typeof german = {
  /** As of the storefront's own kind. */
  kind: {
    title: 'Sammenlign kaffe',
    intro: (count: number) => `${count} kaffer side om side: smag, pris pr. kop, bønne.`,
    addOne: 'Tilføj en kaffe',
  },
  whereTheyDiffer: 'Her er de forskellige',
  differMost: (flavours: string) => `De ligger længst fra hinanden i: ${flavours.toLowerCase()}.`,
  allClose: 'De ligger tæt på hinanden i alle værdier.',
  charts: 'Smagsprofiler oven på hinanden; værdierne står i listen ved siden af',
  inTheCup: 'I koppen',
  theBean: 'Bønnen',
  notes: 'Aromaer',
  preparation: 'Tilberedning',
  recipe: 'Vores opskrift',
  recipeOf: (coffee: string, drink: string, time: string, temperature: string) =>
    `${coffee}\u00a0g, ${drink}\u00a0ml, ${time}, ${temperature}\u00a0°C`,
  roast: 'Ristning',
  origin: 'Oprindelse',
  blend: 'Blanding',
  seals: 'Mærker',
  none: 'ingen',
};
