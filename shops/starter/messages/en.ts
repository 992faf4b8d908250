// Texts of this shop in place of the storefront's English ones; a shop may replace any of them, in any language.

export const common = {
  brands: { title: 'Brands', description: () => 'All our brands, from A to Z.' },
  cart: {
    description: 'Your cart: quantities, vouchers, delivery and the way to the checkout.',
    emptyLead: 'Nothing chosen yet? Start here.',
    discoverEspresso: 'Discover the range',
    legalGuarantee: {
      liability:
        'As the seller we are liable for everything you buy here. A manufacturer’s guarantee only adds to that.',
    },
  },
  consent: { title: 'Cookies' },
  delivery: {
    note: 'Standard parcel. Goods with special or freight shipping state their costs on the product page.',
  },
  editorial: { advisor: { machine: 'Which device?', submit: 'Show products' } },
  error: {
    notFoundTitle: 'This page does not exist.',
    notFoundText: 'It has moved or never existed. Search again or start here.',
    brokenTitle: 'Something went wrong.',
    discoverEspresso: 'Discover the range',
  },
  home: {
    title: 'Buy online',
    description: (products: string, days: string) =>
      `Over ${products} products, shipped in ${days} days.`,
  },
  product: { comparedTypes: [] as string[] },
  search: { description: 'Search products and guides.' },
};

export const onServer = {
  brands: {
    intro: () => 'All our brands, from A to Z.',
    coffeeBrands: 'Brands',
    topCoffee: 'Our top 10 brands',
    allCoffee: 'All brands',
  },
  cart: { popularCoffees: 'Popular products' },
  footer: { partner: '', cancelNote: 'End a subscription. No login.' },
  home: {
    toProduct: 'View this product',
  },
  newsletter: {
    lead: 'News and offers, about twice a month. You will get the voucher by e-mail once you have confirmed.',
  },
  newsletterMails: { voucher: { title: 'Welcome.', action: 'To the shop' } },
  product: { tip: 'Our tip' },
  shell: { logo: 'To the home page' },
};

export const cancellation = {
  description: 'Cancel a subscription or another running contract, without logging in.',
  lead: 'For subscriptions and other running contracts. One page, no login, confirmation by e-mail at once.',
};

export const compare = {
  kinds: { device: { title: 'Compare products' } },
  nothingText: 'Add products from a list or a product page.',
  toCoffees: 'See the products',
};

export const newsletterPages = {
  confirm: {
    toShop: 'To the shop',
    state: {
      confirmed: {
        title: 'Welcome.',
        text: 'Your subscription is confirmed. The voucher is on its way by e-mail.',
      },
    },
  },
};

export const restock = { link: { toShop: 'To the shop' } };

export const subscription = {
  collection: 'subscription',
  title: 'Calculate a subscription',
  howMuch: 'How much do you need?',
  coffees: 'Products in a subscription',
  nothing: 'This product is not sold in a subscription at the moment.',
};

export const withdrawal = {
  contractHint:
    'The order number is in the order confirmation. Without a number: the day and the goods.',
  exclusionsText:
    'Goods that perish quickly, and sealed hygiene articles once opened. You can always send the form.',
};
