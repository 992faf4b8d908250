import type { home as german } from '../de/home.ts';

export const home: typeof german = {
  title: 'Buy online',
  description: (products, days) => `Over ${products} products, shipped in ${days} days.`,
  popularCategories: 'Popular categories',
  seeAll: 'See all',
};
