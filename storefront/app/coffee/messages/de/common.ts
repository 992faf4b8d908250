export const coffee = {
  flavours: {
    roastDegree: 'Röstgrad',
    body: 'Körper',
    caffeine: 'Koffein',
    strength: 'Stärke',
    balance: 'Balance',
    fruitNote: 'Frucht',
    crema: 'Crema',
  },
  preparations: {
    espresso: 'Espresso',
    caffe_crema: 'Caffè Crema',
    cappuccino: 'Cappuccino',
    latte: 'Milchkaffee',
    filter: 'Filterkaffee',
  },
  suitability: ['Weniger', 'Gut', 'Ideal'],
  strength: (value: number) => `Stärke ${value} von 5`,
  strengthWords: ['Mild', 'Sanft', 'Ausgewogen', 'Kräftig', 'Intensiv'],
  cupPrice: 'Preis je Tasse',
  eachCup: 'je Tasse',
  perCup: (dose: string, cups: string) => `${dose}\u00a0g je Tasse, ${cups} Tassen`,
  fitsMyEquipment: 'Passt zu meinen Geräten',
  tutorial: {
    hours: (hours: string) => `${hours}\u00a0h`,
    guided: 'Mit Stoppuhr begleiten',
    start: 'Starten',
    pause: 'Anhalten',
    resume: 'Weiterlaufen',
    reset: 'Von vorn',
    back: 'Zurück',
    next: 'Weiter',
    finish: 'Fertig',
    clock: 'Stoppuhr',
    print: 'Drucken',
    stepOf: (number: number, count: number) => `Schritt ${number} von ${count}`,
  },
  advisor: {
    taste: 'Wie soll er schmecken?',
    machine: 'Womit bereitest du zu?',
    strength: 'Wie stark?',
    any: 'Egal',
    strengths: { mild: 'Sanft', medium: 'Ausgewogen', strong: 'Kräftig' },
    outOfFive: (range: string) => `${range} von 5`,
    submit: 'Kaffees zeigen',
    submitCount: (count: number, text: string) =>
      count === 1 ? '1 Kaffee zeigen' : `${text} Kaffees zeigen`,
    reset: 'Zurücksetzen',
  },
  /** When a coffee was roasted, and how fresh it arrives. */
  roastDate: {
    roasted: 'Geröstet am',
    zones: { rest: 'ruht', best: 'am besten', good: 'noch gut' },
    drinkingWindow: (rest: string, best: string, good: string) =>
      `Ruht bis ${rest}, am besten bis ${best}, noch gut bis ${good}.`,
    wait: (days: number) =>
      `Die Marke ist dein Liefertag. Lass die Packung dann noch ${days === 1 ? 'einen Tag' : `${days} Tage`} zu.`,
    ready: 'Die Marke ist dein Liefertag: trinkfertig, wenn er ankommt.',
    late: (date: string) => `Die Marke ist dein Liefertag. Noch gut bis ${date}.`,
    over: (date: string) => `Gut war er bis ${date}.`,
  },
  finder: {
    title: 'Sag uns, wie du trinkst.',
    text: 'Zwei Angaben genügen. Wir zeigen dir die Röstungen, die zu deiner Zubereitung und deinem Geschmack passen.',
    preparation: 'Womit bereitest du zu?',
    taste: 'Wie soll er schmecken?',
    show: 'Passende Kaffees zeigen',
    showCount: (count: number, text: string) =>
      count === 1 ? '1 passenden Kaffee zeigen' : `${text} passende Kaffees zeigen`,
  },
};

declare module '../../../i18n/messages/message-types.ts' {
  interface ModuleMessages {
    coffee: typeof coffee;
  }
}
