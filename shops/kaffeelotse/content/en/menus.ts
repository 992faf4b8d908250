import type { ContentFile } from '../../../../storefront/content/model.ts';

export const menus: ContentFile['menus'] = {
  main: [
    {
      title: 'Coffee',
      collection: 'coffee',
      items: [
        {
          title: 'Coffee & espresso',
          collection: 'coffee',
          items: [
            { title: 'Espresso whole bean', collection: 'espresso-whole-bean' },
            { title: 'Ground espresso', collection: 'espresso-ground' },
            { title: 'Filter coffee', collection: 'filter-coffee' },
            { title: 'Caffè crema', collection: 'caffe-crema' },
            { title: 'Taster packs', collection: 'taster-packs' },
            { title: 'Decaf', collection: 'decaf' },
            { title: 'Coffee subscription', collection: 'coffee-subscription' },
          ],
        },
        {
          title: 'Capsules, pods & instant',
          collection: 'capsules-pods-instant',
          items: [
            { title: 'Capsules', collection: 'coffee-capsules' },
            { title: 'Pods', collection: 'coffee-pods' },
            { title: 'Instant coffee', collection: 'instant-coffee' },
            { title: 'Cold brew', collection: 'coffee-for-cold-brew' },
          ],
        },
        {
          title: 'By taste',
          url: '#',
          items: [
            { title: 'Chocolatey & nutty', collection: 'coffee-chocolatey-nutty' },
            { title: 'Fruity & floral', collection: 'coffee-fruity-floral' },
            { title: 'Strong & dark', collection: 'coffee-strong-dark' },
            { title: 'Mild & low in acid', collection: 'coffee-mild-low-acid' },
            { title: 'Sweet & caramel', collection: 'coffee-sweet-caramel' },
            { title: 'Balanced', collection: 'coffee-balanced' },
          ],
        },
        {
          title: 'Milk & delicacies',
          collection: 'milk-delicacies',
          items: [
            { title: 'Plant drinks', collection: 'plant-drinks' },
            { title: 'Barista milk', collection: 'barista-milk' },
            { title: 'Cocoa', collection: 'cocoa' },
            { title: 'Biscuits', collection: 'biscuits' },
          ],
        },
        {
          title: 'By certification',
          url: '#',
          items: [
            { title: 'Organic coffee', collection: 'organic-coffee' },
            { title: 'Fairly traded', collection: 'fairly-traded-coffee' },
            { title: 'Organic & fair', collection: 'organic-and-fair' },
            { title: 'Direct trade', collection: 'direct-trade' },
          ],
        },
        {
          title: 'Gift ideas',
          collection: 'gifts',
          items: [
            { title: 'Gifts up to €25', collection: 'gifts-up-to-25-euros' },
            { title: 'Gifts up to €50', collection: 'gifts-up-to-50-euros' },
            { title: 'Gifts up to €100', collection: 'gifts-up-to-100-euros' },
            { title: 'Gift cards', collection: 'gift-vouchers' },
          ],
        },
      ],
    },
    {
      title: 'Roasters and Brands',
      url: '/brands',
      items: [
        {
          title: 'Coffee brands',
          collection: 'coffee-brands',
          items: [
            { title: 'Kernel & Co', collection: 'kernel-co' },
            { title: 'Casa Lumera', collection: 'casa-lumera' },
            { title: 'Morvano', collection: 'morvano' },
            { title: 'Deichgold', collection: 'deichgold' },
            { title: 'Fjordbrand', collection: 'fjordbrand' },
            { title: 'Ostwind', collection: 'ostwind' },
            { title: 'Tidevand', collection: 'tidevand' },
            { title: 'Verde Alto', collection: 'verde-alto' },
            { title: 'Zaravella', collection: 'zaravella' },
            { title: 'Nordmole', collection: 'nordmole' },
          ],
        },
        {
          title: 'Equipment brands',
          collection: 'equipment-brands',
          items: [
            { title: 'Brevanta', collection: 'brevanta' },
            { title: 'Molvetta', collection: 'molvetta' },
            { title: 'Kellström', collection: 'kellstroem' },
            { title: 'Tarnik', collection: 'tarnik' },
            { title: 'Porzella', collection: 'porzella' },
            { title: 'Aquaven', collection: 'aquaven' },
            { title: 'Dosera', collection: 'dosera' },
            { title: 'Filtrano', collection: 'filtrano' },
            { title: 'Kromholt', collection: 'kromholt' },
            { title: 'Tondra', collection: 'tondra' },
          ],
        },
        {
          title: 'Roasters by country',
          url: '#',
          items: [
            { title: 'Germany', collection: 'roasters-from-germany' },
            { title: 'Italy', collection: 'explore-italia' },
            { title: 'Nordic countries', collection: 'nordic-roasters' },
            { title: 'Austria & Switzerland', collection: 'alpine-roasters' },
            { title: 'Western Europe', collection: 'western-european-roasters' },
            { title: 'Spain & Portugal', collection: 'iberian-roasters' },
          ],
        },
        {
          title: 'Coffee by origin',
          url: '#',
          items: [
            { title: 'Brazil', collection: 'coffee-from-brazil' },
            { title: 'Colombia', collection: 'coffee-from-colombia' },
            { title: 'Ethiopia', collection: 'coffee-from-ethiopia' },
            { title: 'Kenya', collection: 'coffee-from-kenya' },
            { title: 'Guatemala', collection: 'coffee-from-guatemala' },
            { title: 'India', collection: 'coffee-from-india' },
          ],
        },
      ],
    },
    {
      title: 'Coffee Machines',
      collection: 'coffee-machines',
      items: [
        {
          title: 'Espresso machines',
          collection: 'espresso-machines',
          items: [
            { title: 'Thermoblock machines', collection: 'thermoblock-machines' },
            { title: 'Single-boiler machines', collection: 'single-boiler-machines' },
            { title: 'Heat-exchanger machines', collection: 'heat-exchanger-machines' },
            { title: 'Dual-boiler machines', collection: 'dual-boiler-machines' },
            { title: 'Lever machines', collection: 'lever-machines' },
            { title: 'With built-in grinder', collection: 'espresso-machines-with-grinder' },
          ],
        },
        {
          title: 'At the press of a button',
          url: '#',
          items: [
            { title: 'Bean-to-cup machines', collection: 'bean-to-cup-machines' },
            { title: 'Filter coffee machines', collection: 'filter-coffee-machines' },
            { title: 'Capsule machines', collection: 'capsule-machines' },
          ],
        },
        {
          title: 'Manual brewers',
          collection: 'coffee-brewers',
          items: [
            { title: 'Moka pots', collection: 'moka-pots' },
            { title: 'French presses', collection: 'french-presses' },
            { title: 'Pour-over drippers', collection: 'pour-over-drippers' },
            { title: 'Plunger presses', collection: 'plunger-presses' },
          ],
        },
        {
          title: 'Spare parts',
          collection: 'spare-parts',
          items: [
            { title: 'Gaskets', collection: 'gaskets' },
            { title: 'Baskets & portafilters', collection: 'baskets-and-portafilters' },
            { title: 'Burrs', collection: 'burrs' },
            { title: 'Brew groups & shower screens', collection: 'brew-groups' },
          ],
        },
        {
          title: 'By price',
          url: '#',
          items: [
            { title: 'Up to €500', collection: 'coffee-machines-up-to-500-euros' },
            { title: '€500 to €1,500', collection: 'coffee-machines-500-to-1500-euros' },
            { title: 'From €1,500', collection: 'coffee-machines-from-1500-euros' },
          ],
        },
        {
          title: 'By country of origin',
          url: '#',
          items: [
            { title: 'From Italy', collection: 'coffee-machines-from-italy' },
            { title: 'From Germany', collection: 'coffee-machines-from-germany' },
            { title: 'From the Nordic countries', collection: 'nordic-coffee-machines' },
          ],
        },
      ],
    },
    {
      title: 'Accessories',
      collection: 'accessories',
      items: [
        {
          title: 'Coffee grinders',
          collection: 'coffee-grinders',
          items: [
            { title: 'Electric grinders', collection: 'electric-grinders' },
            { title: 'Hand grinders', collection: 'hand-grinders' },
            { title: 'Espresso grinders', collection: 'espresso-grinders' },
          ],
        },
        {
          title: 'Coffee filters',
          collection: 'coffee-filters',
          items: [
            { title: 'Paper filters', collection: 'paper-filters' },
            { title: 'Permanent filters', collection: 'permanent-filters' },
          ],
        },
        {
          title: 'Cleaning & care',
          collection: 'cleaning-and-care',
          items: [
            { title: 'Descalers', collection: 'descalers' },
            { title: 'Group & grinder cleaners', collection: 'group-and-grinder-cleaners' },
            { title: 'Milk system cleaners', collection: 'milk-system-cleaners' },
            { title: 'Water filters', collection: 'water-filters' },
          ],
        },
        {
          title: 'Barista tools',
          collection: 'barista-tools',
          items: [
            { title: 'Tampers', collection: 'tampers' },
            { title: 'Milk jugs', collection: 'milk-jugs' },
            { title: 'Coffee scales', collection: 'coffee-scales' },
            { title: 'Milk frothers', collection: 'milk-frothers' },
          ],
        },
        {
          title: 'Cups & glasses',
          collection: 'cups-and-glasses',
          items: [
            { title: 'Espresso cups', collection: 'espresso-cups' },
            { title: 'Cappuccino cups', collection: 'cappuccino-cups' },
            { title: 'Mugs', collection: 'mugs' },
            { title: 'Glasses', collection: 'coffee-glasses' },
          ],
        },
        {
          title: 'For the kitchen',
          url: '#',
          items: [
            { title: 'Kettles', collection: 'kettles' },
            { title: 'Storage', collection: 'storage' },
          ],
        },
      ],
    },
    { title: 'Offers', collection: 'offers' },
    { title: 'New', collection: 'new' },
    {
      title: 'Advice',
      page: 'coffee-advisor',
      items: [
        {
          title: 'Choosing',
          url: '#',
          items: [
            { title: 'Coffee advisor', page: 'coffee-advisor' },
            { title: 'Top 5 recommendations', page: 'top-5-recommendations' },
            { title: 'Explore Italia', page: 'explore-italia' },
            { title: 'Coffee break', page: 'coffee-break' },
            { title: 'Product of the month', collection: 'product-of-the-month' },
          ],
        },
        {
          title: 'Brewing',
          article: 'tutorials',
          items: [
            { title: 'Espresso', article: 'espresso' },
            { title: 'Pour-over', article: 'pour-over' },
            { title: 'Cappuccino', article: 'cappuccino' },
            { title: 'Setting the grind', page: 'grind-setting' },
            { title: 'Latte art', page: 'latte-art' },
            { title: 'Espresso for beginners', collection: 'espresso-starter' },
            { title: 'Pour-over for beginners', collection: 'pour-over-starter' },
          ],
        },
        {
          title: 'Knowledge',
          article: 'knowledge',
          items: [
            { title: 'Roast levels', article: 'roast-levels' },
            { title: 'Arabica and robusta', article: 'arabica-robusta' },
            { title: 'Espresso machines', article: 'espresso-machine-types' },
            { title: 'Water hardness and descaling', article: 'water-hardness-descaling' },
            {
              title: 'CO₂ compensation',
              page: 'co2-compensation',
              claim: 'co2CompensatedDeliveries',
            },
            { title: 'Ordering benefits', page: 'ordering-benefits' },
            { title: 'Newsletter', page: 'newsletter' },
          ],
        },
        {
          title: 'Visit us',
          url: '#',
          items: [
            { title: 'Coffee workshops', page: 'coffee-workshops' },
            { title: 'Click & collect', page: 'click-collect' },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      title: 'Help & FAQ',
      url: '{helpUrl}',
    },
    { title: 'Shipping & delivery', page: 'shipping-delivery' },
    { title: 'Payment', page: 'payment' },
    { title: 'Returns & withdrawal', page: 'returns-complaints-withdrawal' },
    { title: 'Click & collect', page: 'click-collect' },
    {
      title: 'Contact',
      url: 'mailto:{email}',
    },
  ],
  about: [
    { title: 'Our team', page: 'our-team' },
    { title: 'Coffee workshops', page: 'coffee-workshops' },
    { title: 'Ordering benefits', page: 'ordering-benefits' },
    { title: 'Newsletter', page: 'newsletter' },
    {
      title: 'Coffeeworld magazine',
      url: '{blogUrl}',
    },
  ],
  legal: [
    { title: 'Terms of service', page: 'terms-of-service' },
    { title: 'Imprint', page: 'imprint' },
    { title: 'Privacy', page: 'privacy' },
    { title: 'Withdrawal', page: 'returns-complaints-withdrawal' },
    { title: 'Legal guarantee', page: 'legal-guarantee' },
    { title: 'Disposal', page: 'disposal' },
    { title: 'Accessibility', page: 'accessibility' },
  ],
};
