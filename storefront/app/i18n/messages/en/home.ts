import type { home as german } from '../de/home.ts';

export const home: typeof german = {
  title: 'Buy coffee & accessories online',
  description: (products: string, days: string) =>
    `Coffee, espresso, machines and accessories: over ${products} products, tasted, weighed and tested. Shipped in ${days} days.`,
  claim: 'Good coffee. Clear course.',
  intro: (products: string) =>
    `We taste, weigh and test before anything reaches our shelves. Out of more than ${products} coffees, machines and tools we help you find the one that suits you.`,
  discoverCoffee: 'Discover coffee',
  popularCategories: 'Popular categories',
  bestSellers: 'Popular right now',
  allBestSellers: 'All best sellers',
  heroPicture: 'Espresso machine, grinder and a fresh espresso on a pale counter',
  startAdvisor: 'Start the coffee advisor',
  fromReviews: (count) => `from ${count} reviews`,
  advisor: {
    title: 'Tell us how you drink it.',
    text: 'Two answers are enough. We show you the roasts that suit your way of brewing and your taste.',
    preparation: 'How do you brew?',
    taste: 'How should it taste?',
    show: 'Show matching coffees',
    showCount: (count, text) =>
      count === 1 ? 'Show 1 matching coffee' : `Show ${text} matching coffees`,
  },
  productOfTheMonth: (month) => `Product of the month, ${month}`,
  origin: 'Origin',
  roast: 'Roast',
  arabicaAndRobusta: 'Arabica / Robusta',
  strength: 'Strength',
  rating: 'Rating',
  toProduct: 'View this coffee',
  tested: 'Tested',
  equipment: 'For machine and grinder',
  allEquipment: 'All equipment',
  topBrands: 'Our top brands',
  seeAll: 'See all',
  tutorials: 'Brewed step by step',
  allTutorials: 'All tutorials',
};
