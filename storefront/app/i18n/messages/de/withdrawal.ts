/** Title and button have the wording of § 356a BGB. */
export const withdrawal = {
  title: 'Vertrag widerrufen',
  description: 'Eine Bestellung innerhalb der Widerrufsfrist online widerrufen, ohne Anmeldung.',
  lead: 'Drei Angaben genügen. Du brauchst kein Konto und musst keinen Grund nennen. Die Eingangsbestätigung kommt sofort per E-Mail.',
  contract: 'Bestellung oder Vertrag',
  contractHint: 'Die Bestellnummer steht in der Bestellbestätigung. Ohne Nummer: Tag und Ware.',
  emailHint: 'Muss nicht die Adresse der Bestellung sein.',
  scope: 'Was möchtest du widerrufen?',
  wholeOrder: 'Die ganze Bestellung',
  someItems: 'Nur einzelne Artikel',
  items: 'Welche Artikel?',
  contractProblem: {
    summary: 'Um welche Bestellung geht es?',
    text: 'Bitte nenne die Bestellnummer oder beschreibe die Bestellung.',
  },
  note: 'Mit dem Knopf erklärst du den Widerruf. Ob er rechtzeitig war und für welche Artikel er gilt, prüfen wir danach.',
  confirm: 'Widerruf bestätigen',
  steps: {
    confirm: 'Heute. Wir speichern, was du schreibst, unverändert mit Datum und Uhrzeit.',
    inbox: 'Sofort. Mit allem, was du angegeben hast.',
    sendBack: 'Ware zurückschicken',
    sendBackText: (days: string) =>
      `Innerhalb von ${days} Tagen. Die Anschrift steht in der E-Mail danach, die Kosten der Rücksendung trägst du.`,
    refund: 'Geld zurück',
    refundText: (days: string) =>
      `Spätestens nach ${days} Tagen, auf demselben Weg, mit den Kosten der Standardlieferung.`,
    confirmed: 'Widerruf bestätigt',
    sendBackDone:
      'Wir ordnen den Widerruf deiner Bestellung zu und schreiben dir, wohin die Ware geht. Die Kosten der Rücksendung trägst du.',
    refundDone: (days: string) =>
      `Spätestens ${days} Tage nach Eingang, wenn der Widerruf wirksam ist und die Ware oder der Einlieferungsbeleg da ist.`,
  },
  exclusions: 'Wofür es kein Widerrufsrecht gibt',
  exclusionsText:
    'Ware, die schnell verdirbt, und versiegelte Hygieneartikel nach dem Öffnen. Das Formular kannst du immer absenden.',
  notice: 'Widerrufsbelehrung und Muster-Formular',
  noticePage: 'ruecksendung-reklamation-widerruf',
  done: {
    title: 'Dein Widerruf ist eingegangen.',
    lead: (email: string) =>
      `Die Eingangsbestätigung ist unterwegs an ${email}. Du kannst sie auch hier speichern.`,
  },
  receipt: {
    title: 'Eingangsbestätigung',
    scope: 'Umfang',
  },
  mail: {
    subject: (number: string) => `Dein Widerruf ist eingegangen (${number})`,
    title: 'Dein Widerruf ist eingegangen.',
    lead: 'Wir haben deinen Widerruf mit diesem Inhalt erhalten:',
    merchantSubject: (number: string) => `Widerruf ${number}`,
    merchantTitle: 'Neuer Widerruf',
    merchantLead:
      'Eine Kundin oder ein Kunde hat einen Vertrag widerrufen. Die Eingangsbestätigung wird automatisch verschickt.',
  },
};
