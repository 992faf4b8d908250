import { deliveredTo } from '../places.ts';

export const documents = {
  deliveredTo,
  freeFrom: (country: string, amount: string) => `${deliveredTo(country)} ab ${amount}`,
  phone: 'Telefon:',
  email: 'E-Mail:',
  shippingTable: {
    caption: (count: number) =>
      `Versandkosten je Bestellung in ${count} ${count === 1 ? 'Land' : 'Länder'}, inklusive MwSt.`,
    country: 'Land',
    days: 'Werktage',
    parcel: 'Paket',
    free: 'Frei ab',
    freight: 'Spedition',
    never: '–',
    atCheckout: 'an der Kasse',
  },
  workshops: {
    caption: (place: string, hours: string) =>
      `Alle Kurse: ${place}; ${hours} Stunden, inklusive MwSt.`,
    course: 'Kurs',
    date: 'Termin',
    time: 'Beginn',
    price: 'Preis',
    at: (time: string) => `${time} Uhr`,
    /** By key. */
    courses: {} as Partial<Record<string, string>>,
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

export type DocumentMessages = typeof documents;
