/** Shared by withdrawal and cancellation. */
export const declarations = {
  name: 'Vor- und Nachname',
  email: 'E-Mail-Adresse für die Bestätigung',
  optional: 'freiwillig',
  problemCount: (count: number) =>
    count === 1 ? 'Eine Angabe fehlt noch' : `${count} Angaben fehlen noch`,
  problem: {
    name: { summary: 'Wie heißt du?', text: 'Bitte gib deinen Namen an.' },
    email: {
      summary: 'E-Mail-Adresse prüfen',
      text: 'Bitte gib eine vollständige E-Mail-Adresse ein.',
    },
    tooLong: { summary: 'Text kürzen', text: 'Dieser Text ist zu lang. Bitte kürze ihn.' },
  },
  tooManyTries:
    'Von hier kamen gerade sehr viele Erklärungen. Es wurde nichts gespeichert. Bitte versuche es später noch einmal oder schreib uns:',
  unavailable:
    'Das hat gerade nicht geklappt, es wurde nichts gespeichert. Bitte versuche es gleich noch einmal oder schreib uns:',
  off: 'Das Online-Formular ist zurzeit nicht eingerichtet. Eine formlose Nachricht genügt:',
  errorTitle: (title: string) => `Fehler: ${title}`,
  nextSteps: 'So geht es weiter',
  inbox: 'Bestätigung im Postfach',
  inboxDone: 'Nichts da? Schau im Spam nach oder speichere sie hier.',
  otherWays: 'Lieber anders?',
  letter: 'Brief:',
  mail: 'E-Mail:',
  phone: 'Telefon:',
  receipt: {
    number: (number: string) => `Vorgang ${number}`,
    received: 'Eingang',
    name: 'Name',
    confirmationTo: 'Bestätigung an',
    save: 'Bestätigung speichern',
    print: 'Drucken',
  },
  mailFooter: (shop: string) =>
    `Du bekommst diese E-Mail, weil mit dieser Adresse eine Erklärung oder Anfrage an ${shop} geschickt wurde.`,
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  imprintPage: 'impressum',
  privacyPage: 'datenschutz',
};
