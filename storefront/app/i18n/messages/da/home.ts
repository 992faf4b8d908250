import type { home as german } from '../de/home.ts';

export const home: typeof german = {
  title: 'Køb online',
  description: (products, days) => `Over ${products} produkter, leveret på ${days} dage.`,
  popularCategories: 'Populære kategorier',
  seeAll: 'Se alle',
};
