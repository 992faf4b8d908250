import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const onServer = {
  brands: {
    intro: (coffee, equipment) =>
      `${coffee} kaffemærker og ${equipment} producenter af maskiner, kværne og værktøj. Vi taler direkte med dem alle og besøger mange hvert år.`,
    mainBrands: 'Kaffemærker',
    topMain: 'Vores 10 topmærker for kaffe',
    allMain: 'Alle kaffemærker',
  },
  cart: { popularProducts: 'Populære kaffer' },
  footer: {
    partner: 'Officiel partner for Hanse-Gilde, en forening for specialkaffe.',
    cancelNote: 'Stop et kaffeabonnement. Uden login.',
  },
  home: { toProduct: 'Se kaffen' },
  newsletter: {
    lead: 'Nye ristninger, ærlige test og tilbud, cirka to gange om måneden. Rabatkoden får du på mail, når du har bekræftet.',
  },
  newsletterMails: { voucher: { title: 'Velkommen om bord.', action: 'Udforsk kaffen' } },
  product: { tip: 'Lodsens råd' },
  shell: { logo: 'Kaffeelotse, til forsiden' },
} satisfies OwnTexts['onServer'];
