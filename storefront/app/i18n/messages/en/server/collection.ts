import type { collection as german } from '../../de/server/collection.ts';

export const collection: typeof german = {
  subcollections: 'Subcategories',
  all: 'All',
  price: 'Price',
  answers: {
    title: 'Your answers',
    taste: 'Taste',
    preparation: 'Brewing',
    strength: 'Strength',
    strengths: { mild: 'Gentle, 1–2', medium: 'Balanced, 3', strong: 'Strong, 4–5' },
    remove: (question, answer) => `Remove answer: ${question} ${answer}`,
    change: 'Change answers',
    strengthOf: (value: number) => `Strength ${value}`,
    strengthNot: (value: number, wanted: string) => `Strength ${value} instead of ${wanted}`,
    not: (answer: string) => `not: ${answer}`,
    nearTitle: (count: number): string =>
      count === 2 ? 'One of two answers matches' : 'Two of three answers match',
    nearText: 'One point differs; each card says which.',
  },
  empty: 'There is nothing on this shelf right now.',
  nothingMatches: 'Nothing matches that right now.',
  goodToKnow: 'Good to know',
  testScore: (score) => `${score} out of 10 points`,
  toReview: 'to the review',
};
