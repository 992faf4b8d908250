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
  footer: {
    partner: 'Official partner of the Hanse-Gilde, a specialty coffee association.',
    cancelNote: 'End a coffee subscription. No login.',
  },
  home: { toProduct: 'View this coffee' },
  newsletter: {
    lead: 'New roasts, honest tests and offers, about twice a month. You will get the voucher by e-mail once you have confirmed.',
  },
  newsletterMails: { voucher: { title: 'Welcome aboard.', action: 'Discover coffee' } },
  product: { tip: 'Pilot’s tip' },
  shell: { logo: 'Kaffeelotse, to the home page' },
} satisfies OwnTexts['onServer'];
