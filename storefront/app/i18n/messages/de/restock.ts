/** Mails about sold-out variants. */
export const restock = {
  soldOut: 'Zurzeit ausverkauft',
  noDate: 'Für die nächste Lieferung steht noch kein Termin fest.',
  lastPriceNote: (price: string) => `Zuletzt ${price}.`,
  title: 'Wir schreiben dir, wenn es wieder da ist',
  whichVariant: 'Welche Ausführung?',
  lastPrice: (price: string) => `zuletzt ${price}`,
  email: 'E-Mail-Adresse',
  emailExample: 'name@beispiel.de',
  submit: 'Bescheid geben',
  /** Whoever changes it gives it a new version (restockTextVersion). */
  terms: 'Eine einzige Nachricht, kein Newsletter. Danach löschen wir deine Adresse.',
  privacy: 'Datenschutz',
  privacyPage: 'datenschutz',
  problem: {
    invalidEmail: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    unknownVariant: 'Diese Ausführung gibt es nicht mehr. Bitte lade die Seite neu.',
    tooManyTries: 'Das waren zu viele Versuche. Bitte warte eine Stunde.',
    unavailable:
      'Das klappt gerade nicht, es wurde nichts gespeichert. Bitte versuche es gleich noch einmal.',
    offline: 'Keine Verbindung, es wurde nichts gesendet. Bitte versuche es noch einmal.',
  },
  checkInbox: 'Bitte prüfe dein Postfach.',
  /** Before and after the address. */
  mailSent: [
    'Wir haben eine E-Mail an ',
    ' geschickt. Sobald du den Link darin bestätigst, merken wir uns deinen Wunsch.',
  ],
  otherAddress: 'Andere Adresse verwenden',
  ratherNotWait: 'Nicht warten?',
  similarInStock: (count: number) =>
    count === 1
      ? 'Ein ähnliches Produkt ist auf Lager.'
      : `${count} ähnliche Produkte sind auf Lager.`,
  toSimilar: 'Zu den ähnlichen',
  compareSimilar: 'Alle vergleichen',
  similarTitle: 'Am nächsten dran, jetzt auf Lager',
  similarLead: (title: string) =>
    `Verglichen nach den sieben Richtungen des Kompasses. Die Messinglinie ist ${title}.`,
  link: {
    title: 'Nachricht bei neuem Vorrat',
    confirm: 'Bescheid geben',
    withdraw: 'Anfrage löschen',
    toShop: 'Zum Shop',
    state: {
      ready: {
        title: 'Noch ein Klick.',
        text: 'Bestätige, dass wir dir schreiben sollen, sobald das Produkt wieder da ist.',
      },
      confirmed: {
        title: 'Wir melden uns.',
        text: 'Sobald das Produkt wieder da ist, bekommst du eine einzige E-Mail. Danach löschen wir deine Adresse. Wenn du es dir anders überlegst, lösche die Anfrage hier.',
      },
      expired: {
        title: 'Dieser Link gilt nicht mehr.',
        text: 'Er war 24 Stunden gültig. Trag dich auf der Produktseite noch einmal ein.',
      },
      unknown: {
        title: 'Diese Anfrage gibt es nicht mehr.',
        text: 'Sie wurde gelöscht, oder wir haben dir schon geschrieben.',
      },
      unavailable: {
        title: 'Das hat gerade nicht geklappt.',
        text: 'Es wurde nichts geändert. Bitte versuche es gleich noch einmal.',
      },
      withdrawn: {
        title: 'Die Anfrage ist gelöscht.',
        text: 'Wir haben auch deine Adresse gelöscht.',
      },
    },
  },
};
