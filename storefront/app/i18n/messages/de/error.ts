export const error = {
  notFoundTitle: 'Hier ist nichts auf der Karte.',
  notFoundText: 'Die Seite gibt es nicht oder nicht mehr. Von hier geht es weiter:',
  brokenTitle: 'Da ist etwas auf Grund gelaufen.',
  brokenText: 'Der Fehler liegt bei uns. Bitte versuche es gleich noch einmal.',
  toHome: 'Zur Startseite',
};
