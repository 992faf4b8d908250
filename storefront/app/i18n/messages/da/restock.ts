import type { restock as german } from '../de/restock.ts';
import { endSentence } from './end-sentence.ts';

export const restock: typeof german = {
  soldOut: 'Udsolgt i øjeblikket',
  noDate: 'Der er endnu ingen dato for næste levering.',
  lastPriceNote: (price) => endSentence(`Seneste pris ${price}`),
  title: 'Vi skriver, når den er tilbage',
  whichVariant: 'Hvilken udgave?',
  lastPrice: (price) => `senest ${price}`,
  email: 'E-mailadresse',
  emailExample: 'navn@eksempel.dk',
  submit: 'Giv mig besked',
  /** Whoever changes it gives it a new version (restockTextVersion). */
  terms: 'Én eneste besked, intet nyhedsbrev. Derefter sletter vi din adresse.',
  privacy: 'Privatliv',
  privacyPage: 'privacy',
  problem: {
    invalidEmail: 'Indtast en gyldig e-mailadresse.',
    unknownVariant: 'Denne udgave findes ikke længere. Genindlæs siden.',
    tooManyTries: 'Det var for mange forsøg. Vent en time.',
    unavailable: 'Det virker ikke lige nu, og intet blev gemt. Prøv igen om lidt.',
    offline: 'Ingen forbindelse, intet blev sendt. Prøv igen.',
  },
  checkInbox: 'Tjek din indbakke.',
  /** Before and after the address. */
  mailSent: [
    'Vi har sendt en e-mail til ',
    '. Når du bekræfter linket i den, husker vi dit ønske.',
  ],
  otherAddress: 'Brug en anden adresse',
  ratherNotWait: 'Vil du ikke vente?',
  similarInStock: (count) =>
    count === 1 ? 'Et lignende produkt er på lager.' : `${count} lignende produkter er på lager.`,
  toSimilar: 'Se lignende produkter',
  compareSimilar: 'Sammenlign dem alle',
  similarTitle: 'Det nærmeste på lager nu',
  similarLead: (title) => `Sammenlignet efter kompassets syv retninger. Messinglinjen er ${title}.`,
  link: {
    title: 'Besked, når varen er tilbage',
    confirm: 'Giv mig besked',
    withdraw: 'Slet ønsket',
    toShop: 'Til butikken',
    state: {
      ready: {
        title: 'Ét klik mere.',
        text: 'Bekræft, at vi skal skrive til dig, så snart produktet er tilbage.',
      },
      confirmed: {
        title: 'Vi vender tilbage.',
        text: 'Så snart produktet er tilbage, får du én eneste e-mail. Derefter sletter vi din adresse. Hvis du ombestemmer dig, kan du slette ønsket her.',
      },
      expired: {
        title: 'Linket gælder ikke længere.',
        text: 'Det var gyldigt i 24 timer. Indtast din adresse på produktsiden igen.',
      },
      unknown: {
        title: 'Dette ønske findes ikke længere.',
        text: 'Det er slettet, eller vi har allerede skrevet til dig.',
      },
      unavailable: {
        title: 'Det lykkedes ikke lige nu.',
        text: 'Intet blev ændret. Prøv igen om lidt.',
      },
      withdrawn: { title: 'Ønsket er slettet.', text: 'Vi har også slettet din adresse.' },
    },
  },
};
