export const error = {
  code: (status: number) => `Fehler ${status}`,
  notFoundTitle: 'Diese Seite gibt es nicht.',
  notFoundText:
    'Sie ist umgezogen oder es hat sie nie gegeben. Such noch einmal oder fang hier an.',
  brokenTitle: 'Etwas ist schiefgegangen.',
  brokenText:
    'Das liegt an uns, nicht an dir. Dein Warenkorb ist sicher. Versuch es in einem Moment noch einmal.',
  toHome: 'Zur Startseite',
  discoverMain: 'Sortiment entdecken',
  tryAgain: 'Noch einmal versuchen',
  reference: 'Hilft das nicht, nenne uns bitte diese Nummer:',
};
