import type { SearchVocabulary } from '../../../../storefront/app/commerce/search/vocabulary.ts';

/** What shoppers type in English, and what they mean by it. */
export const searchVocabulary: SearchVocabulary = {
  fillers:
    'a, an, the, and, or, of, for, to, from, in, on, at, by, with, without, is, are, do, does, can, could, i, you, we, my, your, our, me, it, its, this, that, there, any, some, need, want, looking, buy, order, online, shop, store, please, what, which, who, when, where, good, best, cheap, cheapest, nice, lover, lovers, friend, husband, wife, him, her, brand, brands, kind, type, sort, as, get, got, have, has, much, home',
  prepositions: 'for, with',
  guideWords: 'recipe, recipes, guide, tutorial, instructions, tips, how, why, make, brew, learn',
  genericWords: 'coffee, coffees',
  otherWords:
    'vanilla caramel hazelnut almond cinnamon coconut chocolate amaretto lavender ginger hand travel glass porcelain wood steel water milk filter paper papers tank spare basket office kilo',
  rewrites: {
    'oat milk': 'oat drink',
    oatmilk: 'oat drink',
    'oat milk frothing': 'oat barista drink',
    'almond milk': 'almond drink',
    'soy milk': 'soy drink',
    'soya milk': 'soy drink',
    'coconut milk': 'coconut drink',
  },
  categories: [
    { handle: 'coffee', names: 'coffee, coffees, kaffee, kaffe, roasted coffee' },
    {
      handle: 'coffee',
      names: 'bean, beans, coffee beans, whole bean, whole beans, kaffeebohnen, bohnen',
      filter: 'option.Mahlgrad=Ganze Bohne',
      isWider: true,
      also: ['espresso-whole-bean', 'filter-coffee-whole-bean'],
    },
    {
      handle: 'espresso-whole-bean',
      names: 'espresso, expresso, expreso, espresso beans, espresso coffee, espresso coffee beans',
      filter: 'type=Espresso',
      also: ['espresso-ground', 'organic-espresso', 'espresso-savings-packs'],
    },
    {
      handle: 'filter-coffee',
      names: 'filter coffee, drip coffee, brewed coffee, filterkaffee',
      filter: 'type=Filterkaffee',
      also: ['filter-coffee-machines'],
    },
    {
      handle: 'caffe-crema',
      names: 'caffe crema, cafe creme, crema, lungo',
      filter: 'type=Caffè Crema',
    },
    {
      handle: 'filter-coffee-ground',
      names: 'ground, ground coffee, pre-ground, preground coffee, coffee powder',
      also: ['espresso-ground'],
    },
    {
      handle: 'coffee-capsules',
      names:
        'capsule, capsules, kapseln, nespresso, nespresso capsules, nespresso pods, nespresso compatible',
      filter: 'type=Kaffeekapseln',
      also: ['organic-coffee-capsules', 'capsule-machines'],
    },
    {
      handle: 'coffee-pods',
      names: 'pod, pods, pads, senseo, senseo pods',
      filter: 'type=Kaffeepads',
    },
    {
      handle: 'instant-coffee',
      names: 'instant, soluble coffee, instant coffee powder',
      filter: 'type=Instantkaffee',
    },
    {
      handle: 'decaf',
      names: 'decaf, decaffeinated, caffeine free, caffeine-free coffee, caffeine',
      also: ['decaf-espresso', 'decaf-filter-coffee'],
    },
    {
      handle: 'coffee-mild-low-acid',
      names:
        'mild, low acid, low acidity, acid free, gentle, sensitive stomach, stomach friendly, stomach, smooth',
    },
    { handle: 'coffee-chocolatey-nutty', names: 'chocolatey, chocolaty, nutty, chocolate taste' },
    { handle: 'coffee-fruity-floral', names: 'fruity, floral, flowery, berry' },
    { handle: 'coffee-strong-dark', names: 'strong, bold, intense' },
    { handle: 'coffee-sweet-caramel', names: 'sweet' },
    { handle: 'coffee-spicy-earthy', names: 'spicy, earthy' },
    { handle: 'coffee-winey-tea-like', names: 'winey, tea-like' },
    { handle: 'light-roast', names: 'light roast, light roasted, lightly roasted' },
    { handle: 'dark-roast', names: 'dark roast, dark roasted, dark' },
    {
      handle: 'organic-coffee',
      names: 'organic, bio',
      also: ['organic-espresso', 'organic-filter-coffee'],
    },
    {
      handle: 'fairly-traded-coffee',
      names: 'fairtrade, fair trade, fair',
      also: ['organic-and-fair'],
    },
    { handle: 'coffee-100-percent-arabica', names: 'arabica' },
    { handle: 'robusta-coffee', names: 'robusta' },
    { handle: 'coffee-from-ethiopia', names: 'ethiopia, ethiopian' },
    { handle: 'coffee-from-brazil', names: 'brazil, brazilian' },
    { handle: 'coffee-from-colombia', names: 'colombia, colombian, columbia' },
    { handle: 'coffee-from-kenya', names: 'kenya, kenyan' },
    { handle: 'espresso-classic-italian', names: 'italian, italian coffee, italian espresso' },
    { handle: 'coffee-kilo-bags', names: 'kilo, bulk coffee' },
    {
      handle: 'coffee-for-espresso-machines',
      names:
        'beans espresso machine, coffee beans espresso machine, coffee espresso machine, espresso beans espresso machine',
    },
    {
      handle: 'coffee-for-bean-to-cup-machines',
      names:
        'beans bean to cup machine, coffee bean to cup, coffee bean to cup machine, beans bean to cup',
    },
    {
      handle: 'coffee-for-french-press',
      names: 'beans french press, coffee french press, coffee cafetiere',
    },
    { handle: 'coffee-for-cold-brew', names: 'cold brew' },
    { handle: 'coffee-for-latte', names: 'latte, milk coffee' },
    {
      handle: 'coffee-machines',
      names: 'coffee machine, coffee maker, kaffeemaschine',
      weakNames: 'machine, machines, maker',
    },
    {
      handle: 'espresso-machines',
      names:
        'espresso machine, espresso maker, portafilter machine, portafilter, siebträger, siebträgermaschine',
      filter: 'type=Siebträgermaschine',
    },
    {
      handle: 'bean-to-cup-machines',
      names:
        'bean to cup, bean to cup machine, fully automatic, superautomatic, automatic coffee machine',
      filter: 'type=Kaffeevollautomat',
    },
    {
      handle: 'filter-coffee-machines',
      names: 'filter machine, drip machine, filter coffee machine',
      filter: 'type=Filterkaffeemaschine',
    },
    {
      handle: 'capsule-machines',
      names: 'capsule machine, nespresso machine',
      filter: 'type=Kapselmaschine',
    },
    {
      handle: 'coffee-grinders',
      names:
        'grinder, grinders, coffee grinder, coffee mill, mill, burr grinder, kaffeemühle, mühle',
      also: ['electric-grinders', 'hand-grinders', 'espresso-grinders'],
    },
    {
      handle: 'hand-grinders',
      names: 'hand grinder, manual grinder, hand coffee grinder, travel grinder',
      filter: 'type=Handmühle',
    },
    {
      handle: 'electric-grinders',
      names: 'electric grinder, electric coffee grinder',
      filter: 'type=Elektrische Mühle',
    },
    { handle: 'espresso-grinders', names: 'espresso grinder, grinder espresso machine' },
    {
      handle: 'moka-pots',
      names: 'moka, moka pot, bialetti, stovetop espresso maker, stovetop, macchinetta',
      filter: 'type=Espressokocher',
    },
    {
      handle: 'french-presses',
      names: 'french press, cafetiere, press pot, coffee press, bodum',
      filter: 'type=French Press',
    },
    {
      handle: 'pour-over-drippers',
      names: 'pour over, dripper, coffee cone, filter cone, v60, chemex, hario',
      filter: 'type=Handfilter',
    },
    {
      handle: 'plunger-presses',
      names: 'aeropress, aero press, plunger press',
      filter: 'type=Kaffeepresse',
    },
    {
      handle: 'paper-filters',
      names: 'filter paper, filter papers, filter bags, paper filter, coffee filter papers',
      weakNames: 'paper',
    },
    { handle: 'coffee-filters', names: 'coffee filter, filters', filter: 'type=Kaffeefilter' },
    { handle: 'water-filters', names: 'brita, filter cartridge', filter: 'type=Wasserfilter' },
    {
      handle: 'descalers',
      names:
        'descaler, limescale remover, descale, descaling, descale machine, descale coffee machine',
    },
    {
      handle: 'cleaning-and-care',
      names: 'cleaning, cleaner, clean, clean machine, cleaning agent, cleaning tablets, care',
      filter: 'type=Reinigung',
    },
    { handle: 'group-and-grinder-cleaners', names: 'grinder cleaner, group cleaner' },
    { handle: 'tampers', names: 'tamper', filter: 'type=Tamper' },
    {
      handle: 'coffee-distributors',
      names: 'wdt, wdt tool, leveler, leveller, distributor, distribution tool',
    },
    { handle: 'knock-boxes', names: 'knock box, knockbox' },
    {
      handle: 'milk-jugs',
      names: 'milk jug, milk pitcher, pitcher, steaming pitcher',
      filter: 'type=Milchkännchen',
    },
    {
      handle: 'milk-frothers',
      names: 'frother, milk frother, milk foamer, foamer, milk foam',
      filter: 'type=Milchaufschäumer',
    },
    {
      handle: 'coffee-scales',
      names: 'scale, scales, coffee scale, espresso scale',
      filter: 'type=Kaffeewaage',
    },
    {
      handle: 'kettles',
      names: 'kettle, water boiler, gooseneck, gooseneck kettle',
      filter: 'type=Wasserkessel',
    },
    {
      handle: 'cups-and-glasses',
      names: 'cup, cups, coffee cup, coffee cups, crockery',
      also: ['espresso-cups', 'cappuccino-cups', 'mugs'],
    },
    { handle: 'espresso-cups', names: 'espresso cup' },
    { handle: 'cappuccino-cups', names: 'cappuccino cup' },
    { handle: 'mugs', names: 'mug, mugs, coffee mug, travel mug' },
    {
      handle: 'coffee-glasses',
      names: 'glass, glasses, latte glass, espresso glass',
      filter: 'type=Glas',
    },
    {
      handle: 'storage',
      names: 'coffee canister, canister, tin, coffee tin, storage jar',
      filter: 'type=Aufbewahrung',
    },
    { handle: 'accessories', names: 'accessory, accessories', also: ['barista-tools'] },
    { handle: 'barista-tools', names: 'barista, barista tools' },
    {
      handle: 'spare-parts',
      names: 'spare part, parts, replacement part',
      filter: 'type=Ersatzteil',
    },
    { handle: 'gaskets', names: 'gasket, seal, o-ring, group gasket' },
    {
      handle: 'baskets-and-portafilters',
      names: 'basket, filter basket, portafilter basket, bottomless portafilter',
    },
    { handle: 'plant-drinks', names: 'plant milk, vegan milk, plant drink' },
    { handle: 'barista-milk', names: 'barista milk' },
    { handle: 'milk-plant-drinks', names: 'milk' },
    { handle: 'syrup', names: 'syrup, coffee syrup', filter: 'type=Sirup' },
    { handle: 'biscuits', names: 'cookie, cookies, biscuit' },
    { handle: 'cocoa', names: 'hot chocolate, drinking chocolate, cocoa powder' },
    { handle: 'chocolate', names: 'chocolate, chocolate bar' },
    {
      handle: 'gifts',
      names: 'gift, present, gift idea, christmas gift',
      also: ['gifts-up-to-25-euros', 'gift-vouchers'],
    },
    {
      handle: 'gift-vouchers',
      names: 'gift card, voucher, gift voucher, gift certificate',
      filter: 'type=Geschenkgutschein',
    },
    { handle: 'taster-packs', names: 'taster pack, sample pack, tasting set, sampler' },
    { handle: 'savings-packs', names: 'savings pack, bundle', filter: 'type=Sparpaket' },
    { handle: 'offers', names: 'offer, sale, deal, deals, discount' },
    { handle: 'coffee-subscription', names: 'subscription, coffee club' },
    { handle: 'bestsellers', names: 'bestseller, popular' },
    { handle: 'new', names: 'new, new arrivals' },
  ],
  help: [
    {
      page: {
        route: 'cancellation',
        title: 'Cancel contracts here',
        text: 'Without signing in, confirmed by e-mail',
      },
      phrases:
        'cancel, cancellation, cancel subscription, end subscription, unsubscribe subscription',
    },
    {
      page: {
        route: 'subscription',
        title: 'How the coffee subscription works',
        text: 'Intervals, prices, calculator',
      },
      phrases:
        'subscription, coffee subscription, change subscription, pause subscription, subscribe',
    },
    {
      page: { document: 'pages/shipping' },
      phrases:
        'shipping, shipping cost, postage, delivery, delivery time, delivery cost, deliver, ship, free shipping, parcel, package, tracking, track order, where is my order, abroad, freight',
    },
    {
      page: { document: 'pages/returns' },
      phrases:
        'return, returns, return policy, refund, send back, exchange, complaint, withdrawal, money back, defective, broken, damaged',
    },
    {
      page: {
        route: 'withdrawal',
        title: 'Withdraw from a contract',
        text: 'A form without signing in',
      },
      phrases: 'withdraw, withdrawal, withdrawal form, right of withdrawal, cancel order',
    },
    {
      page: { document: 'pages/payment' },
      phrases:
        'payment, payment methods, pay, invoice, pay by invoice, instalments, paypal, credit card, klarna, direct debit, redeem, redeem gift card, redeem voucher, voucher code, discount code, promo code',
    },
    {
      page: { document: 'pages/click-collect' },
      phrases: 'opening hours, open, pick up, pickup, collect, click collect, address, directions',
    },
    {
      page: { document: 'pages/imprint' },
      phrases:
        'contact, imprint, phone, telephone, phone number, email, e-mail, hotline, customer service, support, help',
    },
    { page: { document: 'pages/about' }, phrases: 'contact, about us, team, who are you' },
    {
      page: {
        route: 'newsletter',
        title: 'Newsletter',
        text: 'Sign up, unsubscribe, welcome voucher',
      },
      phrases: 'newsletter, unsubscribe, unsubscribe newsletter',
    },
    { page: { document: 'pages/legal-guarantee' }, phrases: 'guarantee, warranty' },
    { page: { document: 'pages/disposal' }, phrases: 'disposal, recycling, old appliance' },
    { page: { document: 'pages/privacy' }, phrases: 'privacy, cookies, data protection' },
    { page: { document: 'pages/terms' }, phrases: 'terms, terms conditions, terms of service' },
    { page: { document: 'pages/workshops' }, phrases: 'workshop, course, barista course, class' },
    { page: { document: 'pages/jobs' }, phrases: 'jobs, careers' },
    { page: { document: 'pages/advisor' }, phrases: 'advice, coffee advisor' },
  ],
  prices: {
    upTo: 'under, below, up to, max, maximum, at most, less than, cheaper than',
    from: 'over, above, from, at least, more than',
    between: 'between, and',
    currency: '€, euro, euros, eur',
  },
  sizes: { kg: 'Größe', g: 'Größe', ml: 'Größe', l: 'Größe', mm: 'Durchmesser' },
};
