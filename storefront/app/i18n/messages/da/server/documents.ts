import type { DocumentMessages } from '../../de/server/documents.ts';
import { deliveredTo } from '../places.ts';

export const documents: DocumentMessages = {
  deliveredTo,
  freeFrom: (country, amount) => `${deliveredTo(country)} fra ${amount}`,
  phone: 'Telefon:',
  email: 'E-mail:',
  shippingTable: {
    caption: (count) =>
      `Fragt pr. ordre til ${count} ${count === 1 ? 'land' : 'lande'}, inkl. moms`,
    country: 'Land',
    days: 'Hverdage',
    parcel: 'Pakke',
    free: 'Gratis fra',
    freight: 'Fragtmand',
    never: '–',
    atCheckout: 'ved kassen',
  },
  workshops: {
    caption: (place, hours) => `Alle kurser: ${place}; ${hours} timer, inkl. moms`,
    course: 'Kursus',
    date: 'Dato',
    time: 'Start',
    price: 'Pris',
    at: (time: string) => `kl. ${time.replace(':', '.')}`,
    courses: {},
  },
  withdrawalForm: {
    title: 'Standardfortrydelsesformular',
    hint: 'Udfyld og returnér denne formular, hvis du vil fortryde aftalen. En besked med dine egne ord er lige så god.',
    to: 'Til:',
    statement:
      'Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om følgende varer (*) / levering af følgende tjenesteydelse (*).',
    fields: [
      'Varer eller tjenesteydelse',
      'Bestilt den (*) / modtaget den (*)',
      'Forbrugerens/forbrugernes navn',
      'Forbrugerens/forbrugernes adresse',
      'Underskrift (kun hvis formularen sendes på papir)',
      'Dato',
    ],
    footnote: '(*) Det ikke relevante overstreges.',
  },
};
