import { preposition } from './places.ts';

export const delivery = {
  /** Before the country's name. */
  to: (country: string) => `Lieferung ${preposition(country)}`,
  change: 'Ändern',
  title: 'Wohin liefern wir?',
  description: 'Lieferzeit, Versandkosten und Versandkostengrenze nach Lieferland wählen.',
  lead: 'Lieferzeit und Versandkosten richten sich nach dem Land. Wir fragen, statt zu raten.',
  columns: { country: 'Land', days: 'Werktage', cost: 'Versand', freeFrom: 'frei ab' },
  never: 'nie',
  showAll: (count: number) => `Alle ${count} Länder zeigen`,
  note: 'Standardpaket. Ware mit Sonder- oder Speditionsversand nennt ihre Kosten auf der Produktseite.',
  cancel: 'Abbrechen',
  apply: 'Land übernehmen',
  workingDays: (days: string) => `${days} Werktage`,
  free: 'kostenlos',
  atCheckout: 'nach Adresse an der Kasse',
};
