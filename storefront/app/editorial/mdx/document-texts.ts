import type { Language } from '../../i18n/languages.ts';

// Used on the server only, so they are not part of the messages that browsers load.
const german = {
  country: 'Deutschland',
  phone: 'Telefon:',
  email: 'E-Mail:',
  shippingTable: {
    caption: (count: number) => `Versandkosten je Bestellung in ${count} Länder, inklusive MwSt.`,
    country: 'Land',
    days: 'Werktage',
    parcel: 'Paket',
    free: 'Frei ab',
    freight: 'Spedition',
    never: '–',
  },
  withdrawalForm: {
    title: 'Muster-Widerrufsformular',
    hint: 'Wenn du den Vertrag widerrufen willst, fülle dieses Formular aus und sende es zurück. Eine formlose Nachricht genügt ebenso.',
    to: 'An:',
    statement:
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*).',
    fields: [
      'Waren oder Dienstleistung',
      'Bestellt am (*) / erhalten am (*)',
      'Name des/der Verbraucher(s)',
      'Anschrift des/der Verbraucher(s)',
      'Unterschrift (nur bei Mitteilung auf Papier)',
      'Datum',
    ],
    footnote: '(*) Unzutreffendes streichen.',
  },
};

type DocumentTexts = typeof german;

const english: DocumentTexts = {
  country: 'Germany',
  phone: 'Phone:',
  email: 'E-mail:',
  shippingTable: {
    caption: (count) => `Shipping costs per order to ${count} countries, VAT included`,
    country: 'Country',
    days: 'Working days',
    parcel: 'Parcel',
    free: 'Free from',
    freight: 'Freight',
    never: '–',
  },
  withdrawalForm: {
    title: 'Model withdrawal form',
    hint: 'Complete and return this form if you wish to withdraw from the contract. A message in your own words is just as good.',
    to: 'To:',
    statement:
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*).',
    fields: [
      'Goods or service',
      'Ordered on (*) / received on (*)',
      'Name of consumer(s)',
      'Address of consumer(s)',
      'Signature (only if this form is notified on paper)',
      'Date',
    ],
    footnote: '(*) Delete as appropriate.',
  },
};

const danish: DocumentTexts = {
  country: 'Tyskland',
  phone: 'Telefon:',
  email: 'E-mail:',
  shippingTable: {
    caption: (count) => `Fragt pr. ordre til ${count} lande, inkl. moms`,
    country: 'Land',
    days: 'Hverdage',
    parcel: 'Pakke',
    free: 'Gratis fra',
    freight: 'Fragtmand',
    never: '–',
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

export const documentTexts: Record<Language, DocumentTexts> = {
  de: german,
  en: english,
  da: danish,
};
