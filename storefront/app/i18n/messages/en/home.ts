import type { home as german } from '../de/home.ts';

export const home: typeof german = {
  title: 'Buy coffee & accessories online',
  description: (products: string, days: string) =>
    `Coffee, espresso, machines and accessories: over ${products} products, tasted, weighed and tested. Shipped in ${days} days.`,
  popularCategories: 'Popular categories',
  advisor: {
    title: 'Tell us how you drink it.',
    text: 'Two answers are enough. We show you the roasts that suit your way of brewing and your taste.',
    preparation: 'How do you brew?',
    taste: 'How should it taste?',
    show: 'Show matching coffees',
    showCount: (count, text) =>
      count === 1 ? 'Show 1 matching coffee' : `Show ${text} matching coffees`,
  },
  seeAll: 'See all',
};
