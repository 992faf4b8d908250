export const collection = {
  subcollections: 'Unterkategorien',
  all: 'Alle',
  price: 'Preis',
  empty: 'Hier ist gerade nichts im Regal.',
  nothingMatches: 'Dazu passt gerade nichts.',
  goodToKnow: 'Gut zu wissen',
  testScore: (score: string) => `${score} von 10 Punkten`,
  toReview: 'Zum Testbericht',
};
