export const coffeeOnServer = {
  howItTastes: 'So schmeckt er',
  /** How to brew a coffee with the visitor's brewer and grinder. */
  recipe: {
    title: 'Rezept für deine Geräte',
    lead: 'Mit diesen Werten fängst du an. Danach änderst du nur noch den Mahlgrad.',
    brewer: 'Womit brühst du?',
    brewers: {
      portafilter: 'Siebträger',
      moka: 'Espressokocher',
      plungerPress: 'Kaffeepresse',
      pourOver: 'Handfilter',
      frenchPress: 'French Press',
    },
    grinder: 'Womit mahlst du?',
    anyGrinder: 'Andere oder keine Mühle',
    steps: (steps: number) => `Mühle mit ${steps} Stufen`,
    remember: 'Geräte in diesem Browser merken',
    show: 'Rezept zeigen',
    drink: 'Getränk',
    step: (step: number) => `etwa Stufe ${step}`,
    ofSteps: (steps: number, grinder: string | null) =>
      `von ${steps}${grinder ? ` an der ${grinder}` : ''}`,
    /** The chart of an espresso. */
    shot: 'Bezug',
    firstDrops: 'erste Tropfen',
    stop: 'stoppen',
    feels: {
      portafilter: 'wie feines Salz',
      moka: 'wie Tafelsalz',
      plungerPress: 'wie feiner Sand',
      pourOver: 'wie grober Sand',
      frenchPress: 'wie Semmelbrösel',
    },
    fine: 'fein',
    coarse: 'grob',
    tutorial: 'Anleitung mit Stoppuhr öffnen',
    hint: 'Sauer? Eine Stufe feiner. Bitter? Eine gröber.',
    notSuitable: (brewer: string) =>
      `${brewer}: Dafür haben wir kein Rezept, das uns mit diesem Kaffee schmeckt.`,
  },
  flavourProfile: 'Geschmacksprofil',
  flavourOf: (name: string, value: number) => `${name} ${value} von 5`,
  ofFive: (value: number) => `${value} von 5`,
  suitableFor: 'Geeignet für:',
  answers: {
    title: 'Deine Antworten',
    taste: 'Geschmack',
    preparation: 'Zubereitung',
    strength: 'Stärke',
    strengths: { mild: 'Sanft, 1–2', medium: 'Ausgewogen, 3', strong: 'Kräftig, 4–5' },
    remove: (question: string, answer: string) => `Antwort entfernen: ${question} ${answer}`,
    change: 'Antworten ändern',
    strengthOf: (value: number) => `Stärke ${value}`,
    strengthNot: (value: number, wanted: string) => `Stärke ${value} statt ${wanted}`,
    not: (answer: string) => `nicht: ${answer}`,
    nearTitle: (count: number): string =>
      count === 2 ? 'Eine von zwei Antworten passt' : 'Zwei von drei Antworten passen',
    nearText: 'Ein Punkt weicht ab; welcher, steht auf jeder Karte.',
  },
  tutorial: {
    coffee: 'Kaffee',
    water: 'Wasser',
    drink: 'In der Tasse',
    milk: 'Milch',
    temperature: 'Temperatur',
    time: 'Zeit',
    grind: 'Mahlgrad',
    grinds: {
      veryFine: 'Sehr fein',
      fine: 'Fein',
      mediumFine: 'Mittelfein',
      medium: 'Mittel',
      mediumCoarse: 'Mittelgrob',
      coarse: 'Grob',
    },
    /** Before the name of a coffee. */
    valuesFor: 'Mit den Werten für',
    accessories: 'Dieses Zubehör brauchst du',
    coffees: 'Passende Kaffees',
    allCoffees: 'Alle passenden Kaffees',
    steps: 'Zubereitung Schritt für Schritt',
    step: (number: number) => `Schritt ${number}`,
    plan: 'Aufgussplan',
    planLabel: (points: string) => `Aufgussplan: ${points}`,
    planPoint: (water: string, time: string) => `${water} bei ${time}`,
    guidedTitle: 'Schritt für Schritt',
  },
  advisor: {
    fitting: (count: number): string =>
      count === 1 ? 'Kaffee passt zu deinen Antworten' : 'Kaffees passen zu deinen Antworten',
    unanswered: 'Kaffees stehen zur Wahl',
    result: (count: number) =>
      count === 1 ? '1\u00a0Kaffee passt' : `${count}\u00a0Kaffees passen`,
    none: 'Dazu passt gerade nichts auf der Karte. Lass eine Antwort offen.',
    widened: 'In dieser Stärke gibt es gerade nichts. Diese Kaffees kommen am nächsten.',
    unavailable: 'Die Auswahl antwortet gerade nicht. Bitte versuche es noch einmal.',
    all: 'Alle passenden Kaffees',
  },
  /** On the page of the product of the month. */
  month: { recipe: 'Unser Rezept', tutorial: 'Anleitung mit Stoppuhr' },
  highlights: {
    origin: 'Herkunft',
    arabicaAndRobusta: 'Arabica / Robusta',
    roast: 'Röstung',
    strength: 'Stärke',
  },
};

declare module '../../../i18n/messages/message-types.ts' {
  interface ModuleServerMessages {
    coffee: typeof coffeeOnServer;
  }
}
