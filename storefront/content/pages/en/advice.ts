import { shop } from '../../../app/commerce/shop.ts';
import { formatsFor } from '../../../app/i18n/formats.ts';
import { menuItems } from '../../menu-items.ts';
import type { TranslatedPages } from '../model.ts';

const { collection, page, article } = menuItems('en');
const { number } = formatsFor('en');

export const advice: Pick<
  TranslatedPages,
  | 'advisor'
  | 'top5'
  | 'exploreItalia'
  | 'coffeeBreak'
  | 'latteArt'
  | 'grindSetting'
  | 'knowledge'
  | 'tutorials'
> = {
  advisor: {
    title: 'Coffee advisor',
    description: 'Three questions to the coffee that suits you.',
    paragraphs: [
      'First question: how do you brew? For espresso machines and moka pots take an espresso roast, for pour-over and French press a filter roast. Bean-to-cup machines get on best with caffè crema.',
      'Second question: do you drink it with milk? Then it may be darker and chocolatey, or it will vanish. Taken black, a lighter roast shows more fruit.',
      'Third question: how sensitive is your stomach? Coffees roasted long and dark have less acid.',
    ],
    links: [
      collection('Chocolatey & nutty', 'coffee-chocolatey-nutty'),
      collection('Fruity & floral', 'coffee-fruity-floral'),
      collection('Mild & low in acid', 'coffee-mild-low-acid'),
      collection('Taster packs', 'taster-packs'),
    ],
  },
  top5: {
    title: 'Top 5 recommendations',
    description: 'Five espressos, five filter coffees, five grinders.',
    paragraphs: [
      `Out of more than ${number(shop.productsOver)} products choice easily becomes too much. So we keep three short lists of five places each.`,
      'Each list holds what came out best in our tests and is in stock.',
      'When something better arrives it moves up, and something else drops out.',
    ],
    links: [
      collection('Top 5 espresso', 'top-5-espresso'),
      collection('Top 5 filter coffee', 'top-5-filter-coffee'),
      collection('Top 5 coffee grinders', 'top-5-coffee-grinders'),
    ],
  },
  exploreItalia: {
    title: 'Explore Italia',
    description: 'The further south, the darker: espresso from Italy.',
    paragraphs: [
      'An espresso in Trieste is not the espresso you get in Naples. The reasons are the water, the price of a cup and above all the roast.',
      'The north roasts lighter and blends in more Arabica: clear cups with a fine acidity. Towards the south Robusta, crema and bitter chocolate grow.',
      'For dark roasts set the grinder a little coarser and the water one or two degrees cooler.',
    ],
    links: [
      collection('Roasters from Italy', 'explore-italia'),
      collection('Classic Italian', 'espresso-classic-italian'),
    ],
  },
  coffeeBreak: {
    title: 'Coffee break',
    description: 'Coffee for the break, without much equipment.',
    paragraphs: [
      'A good break needs no machine: a pot, hot water and four minutes will do.',
      'For a French press take 60\u00a0g of coarsely ground coffee to a litre of water. After four minutes press the plunger down slowly.',
      'On the road, capsules, pods or a good instant coffee serve well.',
    ],
    links: [
      collection('Coffee break', 'coffee-break'),
      collection('Coffee for the office', 'coffee-for-the-office'),
      collection('French presses', 'french-presses'),
    ],
  },
  latteArt: {
    title: 'Latte art',
    description: 'From foam to heart: the first steps.',
    paragraphs: [
      'Everything begins with the foam. Draw in air during the first seconds only; after that the milk should spin until the jug has 60 to 65\u00a0°C.',
      'Swirl until the surface shines like paint. Poured from a height the milk dives under; close above the cup it stays on top and draws.',
      'Practise with water and a drop of washing-up liquid, which saves milk.',
    ],
    links: [
      collection('For latte art', 'latte-art-tools'),
      collection('Milk jugs', 'milk-jugs'),
      collection('Barista milk', 'barista-milk'),
    ],
  },
  grindSetting: {
    title: 'Setting the grind',
    description: 'How finely you grind decides more than the machine does.',
    paragraphs: [
      'The finer the grind, the slower the water runs and the more it dissolves; the coarser, the faster and the less. If it tastes sour and thin, grind finer. If it tastes bitter and dry, grind coarser.',
      'For espresso start with 18\u00a0g of coffee, 36\u00a0g in the cup, 25 to 30 seconds. Move the grinder one step at a time and let it run while you do.',
      'For pour-over the water should be through in about three minutes; for the French press the grind may stay coarse.',
    ],
    links: [
      collection('Espresso grinders', 'espresso-grinders'),
      collection('Hand grinders', 'hand-grinders'),
      collection('Coffee scales', 'coffee-scales'),
    ],
  },
  knowledge: {
    title: 'Knowledge',
    description: 'What lies behind roast, origin and processing.',
    paragraphs: [
      'The roast decides whether you taste the bean or the fire: light shows the origin, dark the drum.',
      'In processing, water parts the bean from the fruit, or it dries inside it. Washed coffees taste clear, naturally dried ones fruitier and heavier.',
      'This collection is growing; the first pieces are here.',
    ],
    links: [
      page('Explore Italia', 'explore-italia'),
      page('CO₂ compensation', 'co2-compensation'),
      collection('Single origin', 'single-origin-coffee'),
    ],
  },
  tutorials: {
    title: 'Tutorials',
    description: 'Preparation step by step.',
    paragraphs: [
      'Each guide names dose, grind, temperature and time, for more is not needed.',
      'Begin with the scale: 60\u00a0g of coffee to a litre of water is a good course for filter coffee.',
      'Two guides are finished, more will follow.',
    ],
    links: [
      page('Setting the grind', 'grind-setting'),
      page('Latte art', 'latte-art'),
      article('Knowledge', 'knowledge'),
    ],
  },
};
