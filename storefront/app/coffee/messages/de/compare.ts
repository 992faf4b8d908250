export const coffeeComparison = {
  /** As of the storefront's own kind. */
  kind: {
    title: 'Kaffee vergleichen',
    intro: (count: number) => `${count} Kaffees nebeneinander: Geschmack, Preis je Tasse, Bohne.`,
    addOne: 'Kaffee hinzufügen',
  },
  whereTheyDiffer: 'Wo sie sich unterscheiden',
  differMost: (flavours: string) => `Am weitesten auseinander liegen sie bei: ${flavours}.`,
  allClose: 'In allen Werten liegen sie nah beieinander.',
  charts: 'Geschmacksprofile übereinander; die Werte stehen in der Liste daneben',
  inTheCup: 'In der Tasse',
  theBean: 'Die Bohne',
  notes: 'Aromen',
  preparation: 'Zubereitung',
  recipe: 'Unser Rezept',
  recipeOf: (coffee: string, drink: string, time: string, temperature: string) =>
    `${coffee}\u00a0g, ${drink}\u00a0ml, ${time}, ${temperature}\u00a0°C`,
  roast: 'Röstung',
  origin: 'Herkunft',
  blend: 'Mischung',
  seals: 'Siegel',
  none: 'keines',
};
