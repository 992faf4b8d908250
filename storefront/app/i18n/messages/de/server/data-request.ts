/** Of a customer who asks for their data, or its erasure. */
export const dataRequest = {
  receipt: {
    title: 'Eingangsbestätigung',
    subject: 'Anfrage',
    access: 'Kopie der gespeicherten Daten',
    erasure: 'Löschung von Konto und Daten',
  },
  mail: {
    subject: (number: string) => `Deine Anfrage ist eingegangen (${number})`,
    title: 'Deine Anfrage ist eingegangen.',
    lead: 'Wir haben deine Anfrage mit diesem Inhalt erhalten und antworten spätestens in einem Monat:',
    merchantSubject: (number: string) => `Datenanfrage ${number}`,
    merchantTitle: 'Neue Datenanfrage',
    merchantLead:
      'Eine Kundin oder ein Kunde hat im Konto Auskunft oder Löschung verlangt. Antworte innerhalb eines Monats; die Eingangsbestätigung wird automatisch verschickt.',
  },
};
