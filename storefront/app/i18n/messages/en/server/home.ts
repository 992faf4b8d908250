import type { home as german } from '../../de/server/home.ts';

export const home: typeof german = {
  claim: 'Good coffee. Clear course.',
  intro: (products: string) =>
    `We taste, weigh and test before anything reaches our shelves. Out of more than ${products} coffees, machines and tools we help you find the one that suits you.`,
  discoverCoffee: 'Discover coffee',
  bestSellers: 'Popular right now',
  allBestSellers: 'All best sellers',
  heroPicture: 'Espresso machine, grinder and a fresh espresso on a pale counter',
  startAdvisor: 'Start the coffee advisor',
  fromReviews: (count) => `from ${count} reviews`,
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
  tutorials: 'Brewed step by step',
  allTutorials: 'All tutorials',
};
