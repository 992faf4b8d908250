export const consent = {
  title: 'Cookies an Bord',
  text: 'Notwendiges hält deinen Warenkorb zusammen. Mit deiner Einwilligung messen wir zusätzlich, welche Seiten helfen, und zeigen passende Werbung. Du kannst deine Wahl jederzeit in der Fußzeile ändern.',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  purposes: 'Wozu du zustimmst',
  necessary: 'Notwendig',
  necessaryText:
    'Warenkorb, Merkliste, Suche und diese Auswahl selbst. Bleibt an, weil der Shop sonst nicht funktioniert.',
  statistics: 'Statistik',
  statisticsText:
    'Ein Tag-Manager erfährt, welche Produkte angesehen und gekauft werden, und darf dafür Cookies setzen.',
  marketing: 'Marketing',
  marketingText:
    'Werbenetzwerke dürfen dich wiedererkennen, um passende Anzeigen zu zeigen und deren Erfolg zu messen.',
  details: 'Was steckt dahinter?',
  acceptAll: 'Alle akzeptieren',
  onlyNecessary: 'Nur notwendige',
  saveChoice: 'Auswahl speichern',
  asked:
    'Gleich nach den Sprunglinks steht eine Frage zu Cookies. Du kannst sie später beantworten.',
  saved: 'Deine Auswahl ist gespeichert.',
};
