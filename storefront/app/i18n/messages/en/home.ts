import type { home as german } from '../de/home.ts';

export const home: typeof german = {
  title: 'Buy coffee & accessories online',
  description:
    'Coffee, espresso, machines and accessories: over 2,000 products, tasted, weighed and tested. Shipped in 1–3 days.',
  claim: 'Good coffee. Clear course.',
  intro:
    'We taste, weigh and test before anything goes on the shelf. Out of more than 2,000 coffees, machines and tools we pilot you to the one that suits you.',
  discoverCoffee: 'Discover coffee',
  popularCategories: 'Popular categories',
  bestSellers: 'Ordered a lot right now',
  allBestSellers: 'All best sellers',
};
