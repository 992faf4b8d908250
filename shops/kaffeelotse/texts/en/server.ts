import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const onServer = {
  brands: {
    intro: (coffee, equipment) =>
      `${coffee} coffee brands and ${equipment} makers of machines, grinders and tools. We talk to all of them directly and visit many every year.`,
    mainBrands: 'Coffee brands',
    topMain: 'Our top 10 brands for coffee',
    allMain: 'All coffee brands',
  },
  cart: { popularProducts: 'Popular coffees' },
  checkout: {
    promised: (from, to, orderBy, hour) =>
      `${from === to ? from : `${from} to ${to}`}, for orders placed by ${orderBy}, ${hour}:00 (German time)`,
  },
  documents: {
    workshops: {
      caption: (place, hours) =>
        `All classes at the Coffee Hub, ${place}; ${hours} hours, VAT included`,
      courses: {
        espresso: 'Dialling in espresso',
        filter: 'Pour-over by hand',
        latteArt: 'First steps in latte art',
      },
    },
  },
  footer: {
    partner: 'Official partner of the Hanse-Gilde, a specialty coffee association.',
    cancelNote: 'End a coffee subscription. No login.',
  },
  home: { toProduct: 'View this coffee' },
  newsletter: {
    lead: 'New roasts, honest tests and offers, about twice a month. You will get the voucher by e-mail once you have confirmed.',
  },
  newsletterMails: { voucher: { title: 'Welcome aboard.', action: 'Discover coffee' } },
  product: {
    legal: {
      disposal: {
        ways: [
          [
            'Hand it over on delivery',
            'When you buy a new device, we take back an old one of the same kind free of charge.',
          ],
          [
            'Bring it to the Coffee Hub',
            'Devices up to 25\u00a0cm in any direction, no purchase needed, at most three of a kind. Batteries at any time.',
          ],
          [
            'Recycling centre',
            'Every municipal collection point accepts old devices and batteries free of charge.',
          ],
        ],
      },
    },
  },
  shell: { logo: 'Kaffeelotse, to the home page' },
} satisfies OwnTexts['onServer'];
