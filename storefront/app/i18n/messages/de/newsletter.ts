export const newsletter = {
  offer: (value: string) => `${value} für deine nächste Bestellung.`,
  lead: 'Neue Röstungen, ehrliche Tests und Aktionen, etwa zweimal im Monat. Den Gutschein bekommst du nach der Bestätigung per E-Mail.',
  terms: (minimum: string) => `Ab ${minimum} Bestellwert, einmal pro Kundin und Kunde einlösbar.`,
  email: 'E-Mail-Adresse',
  emailExample: 'name@beispiel.de',
  /** Before, inside and after the link to the privacy policy. Whoever changes it gives it a new version. */
  consent: [
    'Ich möchte den Newsletter erhalten und habe die ',
    'Datenschutzerklärung',
    ' gelesen. Abmeldung jederzeit möglich.',
  ],
  signUp: 'Gutschein sichern',
  sending: 'Wird gesendet',
  problem: {
    invalidEmail: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    consentMissing: 'Bitte bestätige die Datenschutzerklärung.',
    alreadySubscribed:
      'Du hast dich mit dieser E-Mail-Adresse bereits für unseren Newsletter angemeldet.',
    tooManyTries: 'Das waren zu viele Versuche. Bitte warte eine Stunde.',
    unavailable:
      'Die Anmeldung klappt gerade nicht, es wurde nichts gespeichert. Bitte versuche es gleich noch einmal.',
    offline: 'Keine Verbindung, es wurde nichts gesendet. Bitte versuche es noch einmal.',
  },
  almostDone: 'Fast geschafft.',
  oneMoreClick: (value: string) => `Noch ein Klick, dann ist dein ${value}-Gutschein unterwegs.`,
  checkInbox: 'Bitte prüfe dein Postfach.',
  /** Before and after the address. */
  mailSent: [
    'Wir haben eine Bestätigungs-E-Mail an ',
    ' geschickt. Sobald du den Link darin anklickst, ist deine Anmeldung abgeschlossen und der Gutschein kommt per E-Mail.',
  ],
  otherAddress: 'Andere Adresse verwenden',
  page: {
    title: 'Newsletter',
    description: (value: string) => `${value} Gutschein für deine Anmeldung.`,
    expect: 'Was dich erwartet',
    points: [
      'Neue Röstungen, bevor sie im Regal stehen.',
      'Testergebnisse zu Maschinen, Mühlen und Zubehör, auch die schlechten.',
      'Aktionen und Sparpakete, etwa zweimal im Monat.',
    ],
    howTo: 'So kommst du an den Gutschein',
    steps: (value: string, minimum: string) => [
      'Du meldest dich an und klickst auf den Link in unserer Bestätigungs-E-Mail.',
      `Wir schicken dir einen Code über ${value}.`,
      `Du gibst ihn im Warenkorb ein. Er gilt einmal, ab ${minimum} Bestellwert; eine zweite Anmeldung bringt keinen zweiten Code.`,
    ],
    unsubscribe: 'Jede E-Mail enthält einen Link zum Abmelden, der mit einem Klick wirkt.',
    off: 'Die Anmeldung zum Newsletter ist zurzeit nicht möglich.',
  },
  confirm: {
    title: 'Anmeldung bestätigen',
    confirm: 'Anmeldung bestätigen',
    resend: 'Neuen Link schicken',
    toShop: 'Kaffee entdecken',
    toNewsletter: 'Zur Anmeldung',
    state: {
      ready: {
        title: 'Noch ein Klick.',
        text: 'Bestätige, dass du unseren Newsletter lesen möchtest.',
      },
      confirmed: {
        title: 'Willkommen an Bord.',
        text: 'Deine Anmeldung ist bestätigt. Den Gutschein schicken wir dir gleich per E-Mail.',
      },
      confirmedAgain: {
        title: 'Schön, dass du wieder dabei bist.',
        text: 'Deine Anmeldung ist bestätigt. Den Gutschein hast du schon bei deiner ersten Anmeldung bekommen.',
      },
      alreadyConfirmed: {
        title: 'Schon erledigt.',
        text: 'Diese Anmeldung ist bereits bestätigt.',
      },
      expired: {
        title: 'Dieser Link gilt nicht mehr.',
        text: 'Er war 48 Stunden gültig, oder wir haben dir inzwischen einen neueren geschickt. Auf Wunsch bekommst du einen neuen.',
      },
      sent: { title: 'Bitte prüfe dein Postfach.', text: 'Der neue Link ist auf dem Weg zu dir.' },
      unknown: {
        title: 'Diesen Link kennen wir nicht.',
        text: 'Vielleicht ist er beim Kopieren abgeschnitten worden, oder die Anmeldung wurde gelöscht.',
      },
      tooManyTries: { title: 'Das waren zu viele Versuche.', text: 'Bitte warte eine Stunde.' },
      unavailable: {
        title: 'Das hat gerade nicht geklappt.',
        text: 'Es wurde nichts geändert. Bitte versuche es gleich noch einmal.',
      },
    },
  },
  unsubscribe: {
    title: 'Vom Newsletter abmelden',
    unsubscribe: 'Abmelden',
    toShop: 'Zur Startseite',
    state: {
      ready: {
        title: 'Vom Newsletter abmelden',
        text: 'Ein Klick, und wir schreiben dir nicht mehr.',
      },
      unsubscribed: {
        title: 'Du bist abgemeldet.',
        text: 'Wir schicken dir keine Newsletter mehr. Ein Gutschein, den du schon hast, gilt weiter.',
      },
      unknown: {
        title: 'Diesen Link kennen wir nicht.',
        text: 'Vielleicht ist er beim Kopieren abgeschnitten worden. Bitte öffne ihn aus der E-Mail.',
      },
      unavailable: {
        title: 'Das hat gerade nicht geklappt.',
        text: 'Du bist noch nicht abgemeldet. Bitte versuche es gleich noch einmal.',
      },
    },
  },
};
