export const error = {
  code: (status: number) => `Fehler ${status}`,
  notFoundTitle: 'Hier ist nichts auf der Karte.',
  notFoundText:
    'Die Seite wurde verschoben oder hat nie existiert. Such neu oder nimm einen dieser Kurse.',
  brokenTitle: 'Wir sind kurz auf Grund gelaufen.',
  brokenText:
    'Das liegt an uns, nicht an dir. Dein Warenkorb ist sicher. Versuch es in einem Moment noch einmal.',
  toHome: 'Zur Startseite',
  discoverEspresso: 'Espresso entdecken',
  tryAgain: 'Noch einmal versuchen',
  reference: 'Hilft das nicht, nenne uns bitte diese Nummer:',
};
