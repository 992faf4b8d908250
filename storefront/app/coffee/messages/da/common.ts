import type { coffee as german } from '../de/common.ts';

export const coffee: typeof german = {
  flavours: {
    roastDegree: 'Ristning',
    body: 'Krop',
    caffeine: 'Koffein',
    strength: 'Styrke',
    balance: 'Balance',
    fruitNote: 'Frugt',
    crema: 'Crema',
  },
  preparations: {
    espresso: 'Espresso',
    caffe_crema: 'Caffè crema',
    cappuccino: 'Cappuccino',
    latte: 'Latte',
    filter: 'Filterkaffe',
  },
  suitability: ['Mindre', 'God', 'Ideel'],
  strength: (value) => `Styrke ${value} af 5`,
  strengthWords: ['Mild', 'Blid', 'Afbalanceret', 'Kraftig', 'Intens'],
  cupPrice: 'Pris pr. kop',
  eachCup: 'pr. kop',
  perCup: (dose, cups) => `${dose}\u00a0g pr. kop, ${cups} kopper`,
  fitsMyEquipment: 'Passer til mit udstyr',
  tutorial: {
    hours: (hours) => `${hours}\u00a0t.`,
    guided: 'Bryg med stopur',
    start: 'Start',
    pause: 'Pause',
    resume: 'Fortsæt',
    reset: 'Start forfra',
    back: 'Tilbage',
    next: 'Næste',
    finish: 'Færdig',
    clock: 'Stopur',
    print: 'Udskriv',
    stepOf: (number, count) => `Trin ${number} af ${count}`,
  },
  advisor: {
    taste: 'Hvordan skal den smage?',
    machine: 'Hvad brygger du med?',
    strength: 'Hvor stærk?',
    any: 'Ligegyldigt',
    strengths: { mild: 'Blid', medium: 'Afbalanceret', strong: 'Kraftig' },
    outOfFive: (range) => `${range} af 5`,
    submit: 'Vis kaffer',
    submitCount: (count, text) => (count === 1 ? 'Vis 1 kaffe' : `Vis ${text} kaffer`),
    reset: 'Nulstil',
  },
  /** When a coffee was roasted, and how fresh it arrives. */
  roastDate: {
    roasted: 'Ristet den',
    zones: { rest: 'hviler', best: 'bedst', good: 'stadig god' },
    drinkingWindow: (rest, best, good) =>
      `Hviler til ${rest}, bedst til ${best}, stadig god til ${good}.`,
    wait: (days) =>
      `Mærket er din leveringsdag. Lad posen være lukket ${days === 1 ? 'en dag' : `${days} dage`} mere.`,
    ready: 'Mærket er din leveringsdag: klar til at drikke, når den kommer.',
    late: (date) => `Mærket er din leveringsdag. Stadig god til ${date}.`,
    over: (date) => `Den var god til ${date}.`,
  },
  finder: {
    title: 'Fortæl os, hvordan du drikker den.',
    text: 'To svar er nok. Vi viser dig de ristninger, der passer til din tilberedning og din smag.',
    preparation: 'Hvad brygger du med?',
    taste: 'Hvordan skal den smage?',
    show: 'Vis kaffer, der passer',
    showCount: (count, text) =>
      count === 1 ? 'Vis 1 kaffe, der passer' : `Vis ${text} kaffer, der passer`,
  },
};
