import { menuItems } from '../../../../storefront/content/menu-items.ts';
import { shop } from '../../shop.ts';
import type { OwnMenuBoxes } from '../own-content.ts';

const { collection, page, article, heading } = menuItems('en', 101);

export const menuBoxes: OwnMenuBoxes = {
  coffee: [
    collection('Coffee & espresso', 'coffee', [
      collection('Espresso whole bean', 'espresso-whole-bean'),
      collection('Ground espresso', 'espresso-ground'),
      collection('Filter coffee', 'filter-coffee'),
      collection('Caffè crema', 'caffe-crema'),
      collection('Taster packs', 'taster-packs'),
      collection('Decaf', 'decaf'),
      collection('Coffee subscription', 'coffee-subscription'),
    ]),
    collection('Capsules, pods & instant', 'capsules-pods-instant', [
      collection('Capsules', 'coffee-capsules'),
      collection('Pods', 'coffee-pods'),
      collection('Instant coffee', 'instant-coffee'),
      collection('Cold brew', 'coffee-for-cold-brew'),
    ]),
    heading('By taste', [
      collection('Chocolatey & nutty', 'coffee-chocolatey-nutty'),
      collection('Fruity & floral', 'coffee-fruity-floral'),
      collection('Strong & dark', 'coffee-strong-dark'),
      collection('Mild & low in acid', 'coffee-mild-low-acid'),
      collection('Sweet & caramel', 'coffee-sweet-caramel'),
      collection('Balanced', 'coffee-balanced'),
    ]),
    collection('Milk & delicacies', 'milk-delicacies', [
      collection('Plant drinks', 'plant-drinks'),
      collection('Barista milk', 'barista-milk'),
      collection('Cocoa', 'cocoa'),
      collection('Biscuits', 'biscuits'),
    ]),
    heading('By certification', [
      collection('Organic coffee', 'organic-coffee'),
      collection('Fairly traded', 'fairly-traded-coffee'),
      collection('Organic & fair', 'organic-and-fair'),
      collection('Direct trade', 'direct-trade'),
    ]),
    collection('Gift ideas', 'gifts', [
      collection('Gifts up to €25', 'gifts-up-to-25-euros'),
      collection('Gifts up to €50', 'gifts-up-to-50-euros'),
      collection('Gifts up to €100', 'gifts-up-to-100-euros'),
      collection('Gift cards', 'gift-vouchers'),
    ]),
  ],
  brands: [
    collection('Coffee brands', 'coffee-brands', [
      collection('Kernel & Co', 'kernel-co'),
      collection('Casa Lumera', 'casa-lumera'),
      collection('Morvano', 'morvano'),
      collection('Deichgold', 'deichgold'),
      collection('Fjordbrand', 'fjordbrand'),
      collection('Ostwind', 'ostwind'),
      collection('Tidevand', 'tidevand'),
      collection('Verde Alto', 'verde-alto'),
      collection('Zaravella', 'zaravella'),
      collection('Nordmole', 'nordmole'),
    ]),
    collection('Equipment brands', 'equipment-brands', [
      collection('Brevanta', 'brevanta'),
      collection('Molvetta', 'molvetta'),
      collection('Kellström', 'kellstroem'),
      collection('Tarnik', 'tarnik'),
      collection('Porzella', 'porzella'),
      collection('Aquaven', 'aquaven'),
      collection('Dosera', 'dosera'),
      collection('Filtrano', 'filtrano'),
      collection('Kromholt', 'kromholt'),
      collection('Tondra', 'tondra'),
    ]),
    heading('Roasters by country', [
      collection('Germany', 'roasters-from-germany'),
      collection('Italy', 'explore-italia'),
      collection('Nordic countries', 'nordic-roasters'),
      collection('Austria & Switzerland', 'alpine-roasters'),
      collection('Western Europe', 'western-european-roasters'),
      collection('Spain & Portugal', 'iberian-roasters'),
    ]),
    heading('Coffee by origin', [
      collection('Brazil', 'coffee-from-brazil'),
      collection('Colombia', 'coffee-from-colombia'),
      collection('Ethiopia', 'coffee-from-ethiopia'),
      collection('Kenya', 'coffee-from-kenya'),
      collection('Guatemala', 'coffee-from-guatemala'),
      collection('India', 'coffee-from-india'),
    ]),
  ],
  machines: [
    collection('Espresso machines', 'espresso-machines', [
      collection('Thermoblock machines', 'thermoblock-machines'),
      collection('Single-boiler machines', 'single-boiler-machines'),
      collection('Heat-exchanger machines', 'heat-exchanger-machines'),
      collection('Dual-boiler machines', 'dual-boiler-machines'),
      collection('Lever machines', 'lever-machines'),
      collection('With built-in grinder', 'espresso-machines-with-grinder'),
    ]),
    heading('At the press of a button', [
      collection('Bean-to-cup machines', 'bean-to-cup-machines'),
      collection('Filter coffee machines', 'filter-coffee-machines'),
      collection('Capsule machines', 'capsule-machines'),
    ]),
    collection('Manual brewers', 'coffee-brewers', [
      collection('Moka pots', 'moka-pots'),
      collection('French presses', 'french-presses'),
      collection('Pour-over drippers', 'pour-over-drippers'),
      collection('Plunger presses', 'plunger-presses'),
    ]),
    collection('Spare parts', 'spare-parts', [
      collection('Gaskets', 'gaskets'),
      collection('Baskets & portafilters', 'baskets-and-portafilters'),
      collection('Burrs', 'burrs'),
      collection('Brew groups & shower screens', 'brew-groups'),
    ]),
    heading('By price', [
      collection('Up to €500', 'coffee-machines-up-to-500-euros'),
      collection('€500 to €1,500', 'coffee-machines-500-to-1500-euros'),
      collection('From €1,500', 'coffee-machines-from-1500-euros'),
    ]),
    heading('By country of origin', [
      collection('From Italy', 'coffee-machines-from-italy'),
      collection('From Germany', 'coffee-machines-from-germany'),
      collection('From the Nordic countries', 'nordic-coffee-machines'),
    ]),
  ],
  accessories: [
    collection('Coffee grinders', 'coffee-grinders', [
      collection('Electric grinders', 'electric-grinders'),
      collection('Hand grinders', 'hand-grinders'),
      collection('Espresso grinders', 'espresso-grinders'),
    ]),
    collection('Coffee filters', 'coffee-filters', [
      collection('Paper filters', 'paper-filters'),
      collection('Permanent filters', 'permanent-filters'),
    ]),
    collection('Cleaning & care', 'cleaning-and-care', [
      collection('Descalers', 'descalers'),
      collection('Group & grinder cleaners', 'group-and-grinder-cleaners'),
      collection('Milk system cleaners', 'milk-system-cleaners'),
      collection('Water filters', 'water-filters'),
    ]),
    collection('Barista tools', 'barista-tools', [
      collection('Tampers', 'tampers'),
      collection('Milk jugs', 'milk-jugs'),
      collection('Coffee scales', 'coffee-scales'),
      collection('Milk frothers', 'milk-frothers'),
    ]),
    collection('Cups & glasses', 'cups-and-glasses', [
      collection('Espresso cups', 'espresso-cups'),
      collection('Cappuccino cups', 'cappuccino-cups'),
      collection('Mugs', 'mugs'),
      collection('Glasses', 'coffee-glasses'),
    ]),
    heading('For the kitchen', [
      collection('Kettles', 'kettles'),
      collection('Storage', 'storage'),
    ]),
  ],
  advice: [
    heading('Choosing', [
      page('Coffee advisor', 'coffee-advisor'),
      page('Top 5 recommendations', 'top-5-recommendations'),
      page('Explore Italia', 'explore-italia'),
      page('Coffee break', 'coffee-break'),
      collection('Product of the month', 'product-of-the-month'),
    ]),
    article('Brewing', 'tutorials', [
      article('Espresso', 'espresso'),
      article('Pour-over', 'pour-over'),
      article('Cappuccino', 'cappuccino'),
      page('Setting the grind', 'grind-setting'),
      page('Latte art', 'latte-art'),
      collection('Espresso for beginners', 'espresso-starter'),
      collection('Pour-over for beginners', 'pour-over-starter'),
    ]),
    article('Knowledge', 'knowledge', [
      article('Roast levels', 'roast-levels'),
      article('Arabica and robusta', 'arabica-robusta'),
      article('Espresso machines', 'espresso-machine-types'),
      article('Water hardness and descaling', 'water-hardness-descaling'),
      ...(shop.claims.co2CompensatedDeliveries
        ? [page('CO₂ compensation', 'co2-compensation')]
        : []),
      page('Ordering benefits', 'ordering-benefits'),
      page('Newsletter', 'newsletter'),
    ]),
    heading('Visit us', [
      page('Coffee workshops', 'coffee-workshops'),
      page('Click & collect', 'click-collect'),
    ]),
  ],
};
