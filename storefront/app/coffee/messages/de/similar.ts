export const similarCoffee = {
  sameOfSeven: (count: number) => `${count} von 7 gleich`,
  more: (flavour: string) => `mehr ${flavour}`,
  less: (flavour: string) => `weniger ${flavour}`,
  allSame: 'Alle Werte gleich',
};
