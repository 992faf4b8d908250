import type { collection as german } from '../../de/server/collection.ts';

export const collection: typeof german = {
  subcollections: 'Sous-catégories',
  all: 'Tout',
  price: 'Prix',
  answers: {
    title: 'Tes réponses',
    taste: 'Goût',
    preparation: 'Préparation',
    strength: 'Intensité',
    strengths: { mild: 'Doux, 1–2', medium: 'Équilibré, 3', strong: 'Fort, 4–5' },
    remove: (question, answer) => `Retirer la réponse : ${question} ${answer}`,
    change: 'Changer les réponses',
    strengthOf: (value: number) => `Intensité ${value}`,
    strengthNot: (value: number, wanted: string) => `Intensité ${value} au lieu de ${wanted}`,
    not: (answer: string) => `pas : ${answer}`,
    nearTitle: (count: number): string =>
      count === 2 ? 'Une réponse sur deux convient' : 'Deux réponses sur trois conviennent',
    nearText: 'Un point diffère ; chaque carte dit lequel.',
  },
  empty: 'Il n’y a rien ici pour l’instant.',
  nothingMatches: 'Rien ne correspond pour l’instant.',
  goodToKnow: 'Bon à savoir',
  testScore: (score) => `${score} points sur 10`,
  toReview: 'vers le test',
};
