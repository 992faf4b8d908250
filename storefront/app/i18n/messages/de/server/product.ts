export const product = {
  bundle: {
    list: 'Inhalt des Pakets',
    title: (count: string, net: string | null) =>
      net ? `${count} Teile, zusammen ${net}` : `${count} Teile`,
    singly: 'Einzeln zusammen',
    saving: (amount: string) => `im Paket ${amount} günstiger`,
    soldOut: (names: string) =>
      `Gerade ausverkauft: ${names}. Deshalb ist auch das Paket nicht verfügbar.`,
  },
  securePayment: 'Sicher bezahlen',
  details: 'Produktdetails',
  description: 'Beschreibung',
  preparationsTab: 'Zubereitungen',
  certified: (scheme: string, verifier: string) => `Nach ${scheme}, geprüft von ${verifier}:`,
  technicalTab: 'Technische Details',
  legal: {
    title: 'Angaben zum Produkt',
    contents: 'Was drin ist',
    foodName: 'Bezeichnung',
    ingredients: 'Zutaten:',
    netQuantity: 'Nettofüllmenge',
    preparation: 'Zubereiten',
    storage: 'Aufbewahren',
    organic: 'Bio-Herkunft',
    foodBusiness: 'Verantwortlich',
    manufacturer: 'Hersteller',
    responsiblePerson: 'Verantwortliche Person in der EU',
    nutrition: {
      title: 'Nährwerte',
      nutrient: 'Nährwert',
      portion: 'Portion',
      share: 'Anteil am Tag',
      energy: 'Energie',
      fat: 'Fett',
      saturates: 'davon gesättigte Fettsäuren',
      carbohydrate: 'Kohlenhydrate',
      sugars: 'davon Zucker',
      fibre: 'Ballaststoffe',
      protein: 'Eiweiß',
      salt: 'Salz',
      note: 'Durchschnittliche Nährwerte. Anteil: Referenzmenge für einen durchschnittlichen Erwachsenen (8.400\u00a0kJ/2.000\u00a0kcal).',
    },
    safetyShort: 'Sicherheit',
    safety: 'Sicher benutzen',
    guarantee: {
      label: (years: string) => `${years} Jahre Hersteller\u00adgarantie`,
      text: (brand: string, years: string) =>
        `${brand} gibt ${years} Jahre Garantie auf das ganze Produkt, kostenlos.`,
      rights: 'Deine gesetzlichen Rechte gegen uns bleiben daneben bestehen.',
    },
    lifetime: {
      short: 'Reparatur',
      title: 'Reparatur und Ersatzteile',
      spareParts: 'Ersatzteile',
      instructions: 'Anleitungen',
      updates: 'Software',
      updatesUntil: (date: string) => `Updates mindestens bis ${date}, kostenlos`,
      data: 'Daten des Geräts',
      dataKinds: 'Art und Umfang',
      dataRealTime: 'Laufend',
      dataStorage: 'Speicherung',
      dataAccess: 'Zugriff',
    },
    disposal: {
      short: 'Entsorgung',
      title: 'Wenn es ausgedient hat',
      lead: 'Elektrogeräte gehören nicht in den Hausmüll.',
      battery: (kind: string) =>
        `${kind}. Was sich ohne Werkzeug entnehmen lässt, vor der Abgabe herausnehmen und getrennt zurückgeben; persönliche Daten vorher löschen.`,
      data: 'Batterien und Lampen, die sich entnehmen lassen, vorher herausnehmen; persönliche Daten selbst löschen.',
      collection: 'Sammelstelle',
      noBin: 'Nicht in den Hausmüll',
      ways: [
        [
          'Bei der Lieferung mitgeben',
          'Beim Kauf eines neuen Geräts nehmen wir ein altes derselben Art kostenlos mit.',
        ],
        [
          'Im Laden abgeben',
          'Geräte bis 25\u00a0cm Kantenlänge, auch ohne Kauf, höchstens drei je Art. Batterien jederzeit.',
        ],
        [
          'Zum Wertstoffhof',
          'Jede kommunale Sammelstelle nimmt Altgeräte und Batterien kostenlos an.',
        ],
      ],
    },
  },
  tip: 'Unser Tipp',
  complementary: 'Mehr Passendes für dich',
  related: 'Das könnte dir auch gefallen',
  reviews: 'Bewertungen',
  fromReviews: (count: number, text: string) =>
    count === 1 ? 'aus 1 Bewertung' : `aus ${text} Bewertungen`,
  reviewCount: (count: number, text: string) =>
    count === 1 ? '1 Bewertung' : `${text} Bewertungen`,
  starCount: (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
  /** One to five stars, rounded. */
  ratingWords: ['Sehr schlecht', 'Schlecht', 'Okay', 'Gut', 'Sehr gut'],
  onlyStars: 'Bisher gibt es nur Sterne und noch keine Texte.',
  filterByStars: 'Nach Sternen filtern',
  removeStars: (stars: string) => `Filter ${stars} entfernen`,
  withText: (count: number, text: string) =>
    count === 1 ? '1 Bewertung mit Text' : `${text} Bewertungen mit Text`,
  someWithText: (matching: string, count: number, text: string) =>
    count === 1
      ? `${matching} von 1 Bewertung mit Text`
      : `${matching} von ${text} Bewertungen mit Text`,
  sortReviews: 'Sortieren',
  reviewOrders: { newest: 'Neueste zuerst', best: 'Beste zuerst', worst: 'Schlechteste zuerst' },
  showOrder: 'Zeigen',
  boughtHere: 'Bei uns gekauft',
  reviewPages: 'Seiten der Bewertungen',
  reviewPage: (page: number) => `Bewertungen, Seite ${page}`,
  translatedFrom: (language: string) => `Übersetzt, Original auf ${language} zeigen`,
  writtenIn: (language: string) => `auf ${language} geschrieben`,
  reviewsNote:
    'Bewerten kann nur, wer das Produkt bei uns gekauft hat: Die Einladung geht 14 Tage nach der Lieferung an die Adresse der Bestellung. Lob und Kritik erscheinen gleichermaßen.',
  reviewCheck: 'So prüfen wir',
  compare: 'Vergleichen',
  compareTray: {
    chosen: (count: number, max: number) => `${count} von ${max} gewählt`,
    clear: 'Auswahl leeren',
    remove: (title: string) => `${title} aus der Auswahl nehmen`,
  },
};
