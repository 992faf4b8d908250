import type { collection as german } from '../../de/server/collection.ts';

export const collection: typeof german = {
  subcollections: 'Underkategorier',
  all: 'Alle',
  price: 'Pris',
  answers: {
    title: 'Dine svar',
    taste: 'Smag',
    preparation: 'Brygning',
    strength: 'Styrke',
    strengths: { mild: 'Blid, 1–2', medium: 'Afbalanceret, 3', strong: 'Kraftig, 4–5' },
    remove: (question, answer) => `Fjern svar: ${question} ${answer}`,
    change: 'Ret svarene',
    strengthOf: (value: number) => `Styrke ${value}`,
    strengthNot: (value: number, wanted: string) => `Styrke ${value} i stedet for ${wanted}`,
    not: (answer: string) => `ikke: ${answer}`,
    nearTitle: (count: number): string =>
      count === 2 ? 'Et af to svar passer' : 'To af tre svar passer',
    nearText: 'Ét punkt afviger; hvert kort siger hvilket.',
  },
  empty: 'Der er ikke noget på hylden lige nu.',
  nothingMatches: 'Der er ikke noget, der passer lige nu.',
  goodToKnow: 'Godt at vide',
  testScore: (score) => `${score} ud af 10 point`,
  toReview: 'Til testen',
};
