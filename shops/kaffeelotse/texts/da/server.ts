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
  documents: {
    workshops: {
      caption: (place, hours) => `Alle kurser i Coffee Hub, ${place}; ${hours} timer, inkl. moms`,
      courses: {
        espresso: 'Indstil din espresso',
        filter: 'Filterkaffe i hånden',
        latteArt: 'De første skridt i latte art',
      },
    },
  },
  footer: {
    partner: 'Officiel partner for Hanse-Gilde, en forening for specialkaffe.',
    cancelNote: 'Stop et kaffeabonnement. Uden login.',
  },
  home: { toProduct: 'Se kaffen' },
  newsletter: {
    lead: 'Nye ristninger, ærlige test og tilbud, cirka to gange om måneden. Rabatkoden får du på mail, når du har bekræftet.',
  },
  newsletterMails: { voucher: { title: 'Velkommen om bord.', action: 'Udforsk kaffen' } },
  product: {
    legal: {
      disposal: {
        ways: [
          [
            'Giv det med ved levering',
            'Når du køber et nyt apparat, tager vi et gammelt af samme slags gratis med retur.',
          ],
          [
            'Aflever det i Coffee Hub',
            'Apparater på højst 25\u00a0cm på hver led, også uden køb, højst tre af hver slags. Batterier når som helst.',
          ],
          [
            'Genbrugspladsen',
            'Alle kommunale indsamlingssteder tager gratis imod gamle apparater og batterier.',
          ],
        ],
      },
    },
    tip: 'Lodsens råd',
  },
  shell: { logo: 'Kaffeelotse, til forsiden' },
} satisfies OwnTexts['onServer'];
