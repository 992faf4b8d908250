export const newsletterPages = {
  /** Instead of the form where the shop has no newsletter. */
  off: 'Die Anmeldung zum Newsletter ist zurzeit nicht möglich.',
  confirm: {
    title: 'Anmeldung bestätigen',
    confirm: 'Anmeldung bestätigen',
    resend: 'Neuen Link schicken',
    toShop: 'Zum Shop',
    toNewsletter: 'Zur Anmeldung',
    state: {
      ready: {
        title: 'Noch ein Klick.',
        text: 'Bestätige, dass du unseren Newsletter lesen möchtest.',
      },
      confirmed: {
        title: 'Willkommen.',
        text: 'Deine Anmeldung ist bestätigt. Der Gutschein ist per E-Mail unterwegs.',
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
