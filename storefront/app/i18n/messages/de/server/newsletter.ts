export const newsletter = {
  offer: (value: string) => `${value} für deine nächste Bestellung.`,
  lead: 'Neues und Angebote, etwa zweimal im Monat. Den Gutschein bekommst du per E-Mail, sobald du bestätigt hast.',
  terms: (minimum: string) => `Ab ${minimum} Bestellwert, einmal pro Kundin und Kunde einlösbar.`,
  email: 'E-Mail-Adresse',
  emailExample: 'name@beispiel.de',
  /** Before, inside and after the link to the privacy policy. Whoever changes it gives it a new version. */
  consent: [
    'Ich möchte den Newsletter erhalten und habe die ',
    'Datenschutzerklärung',
    ' gelesen. Abmeldung jederzeit möglich.',
  ],
  privacyPage: 'datenschutz',
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
  oneMoreClick: 'Noch ein Klick, dann bist du angemeldet.',
  checkInbox: 'Bitte prüfe dein Postfach.',
  /** Before and after the address. */
  mailSent: [
    'Wir haben eine Bestätigungs-E-Mail an ',
    ' geschickt. Sobald du den Link darin anklickst, ist deine Anmeldung abgeschlossen. Den Gutschein gibt es einmal pro Person.',
  ],
  otherAddress: 'Andere Adresse verwenden',
};
