export const consent = {
  title: 'Cookies',
  text: 'Notwendiges läuft immer. Statistik und Werbung nur, wenn du zustimmst. Du kannst das jederzeit ändern.',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  purposes: 'Wozu du zustimmst',
  necessary: 'Notwendig',
  necessaryText:
    'Warenkorb, Merkliste, Suche und diese Auswahl selbst. Bleibt an, weil der Shop sonst nicht funktioniert.',
  statistics: 'Statistik',
  statisticsText:
    'Statistikdienste erfahren, welche Produkte angesehen, gesucht und gekauft werden; dafür werden Cookies gesetzt.',
  marketing: 'Marketing',
  marketingText:
    'Werbenetzwerke dürfen dich wiedererkennen, um passende Anzeigen zu zeigen und deren Erfolg zu messen.',
  choose: 'Auswählen',
  acceptAll: 'Zustimmen',
  onlyNecessary: 'Ablehnen',
  saveChoice: 'Auswahl speichern',
  asked:
    'Gleich nach den Sprunglinks steht eine Frage zu Cookies. Du kannst sie später beantworten.',
  saved: 'Deine Auswahl ist gespeichert.',
};
