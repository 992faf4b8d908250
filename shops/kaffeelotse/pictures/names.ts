/** Scenes fill one half of a dark hero; objects are shown on a tutorial's light background. */
export const scenes = [
  'still-life',
  'counter',
  'beans',
  'arabica-robusta',
  'burr-grinders',
  'caffeine',
  'certificates',
  'crema',
  'cups',
  'decaf',
  'espresso-machines',
  'extraction',
  'milk',
  'origins',
  'processing',
  'roasting',
  'storage',
  'water',
] as const;
export type Scene = (typeof scenes)[number];

export const objects = [
  'cup',
  'dripper',
  'electric-grinder',
  'espresso-machine',
  'french-press',
  'glasses',
  'hand-grinder',
  'kettle',
  'milk-jug',
  'moka-pot',
  'plunger-press',
  'tamper',
  'scale',
] as const;
export type PictureObject = (typeof objects)[number];
