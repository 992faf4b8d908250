export const editorial = {
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
    taste: 'Welcher Geschmack?',
    machine: 'Womit bereitest du zu?',
    strength: 'Wie stark?',
    any: 'Egal',
    strengths: { mild: 'Sanft (1–2)', medium: 'Ausgewogen (3)', strong: 'Kräftig (4–5)' },
    submit: 'Kaffee zeigen',
  },
};
