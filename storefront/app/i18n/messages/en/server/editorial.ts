import type { editorial as german } from '../../de/server/editorial.ts';

export const editorial: typeof german = {
  onThisPage: 'On this page',
  readingTime: (minutes) => `${minutes}\u00a0min read`,
  lastChanged: (date) => `Last updated ${date}`,
  onlyIn: (language) => `This text is only available in ${language} so far.`,
  faq: 'Frequently asked questions',
  related: 'Read on',
  products: 'Suitable products',
  allProducts: 'See all',
  sampleTitle: 'Sample text',
  sampleText:
    'This text is a sample. Whoever runs the shop must have it checked by a lawyer before publishing it.',
  test: {
    all: 'Product tests',
    allOf: (count) => `All ${count} tests`,
    ofTen: 'out of 10 points',
    verdict: 'Verdict',
    points: 'Points',
    weight: (percent) => `counts ${percent}%`,
    testedOn: (date) => `Tested on ${date}`,
    inDetail: 'The test in detail',
    product: 'The tested product',
  },
  allEntries: 'Read up on it',
};
