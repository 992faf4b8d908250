import type { coffee as german } from '../de/common.ts';

export const coffee: typeof german = {
  flavours: {
    roastDegree: 'Roast degree',
    body: 'Body',
    caffeine: 'Caffeine',
    strength: 'Strength',
    balance: 'Balance',
    fruitNote: 'Fruit',
    crema: 'Crema',
  },
  preparations: {
    espresso: 'Espresso',
    caffe_crema: 'Caffè crema',
    cappuccino: 'Cappuccino',
    latte: 'Latte',
    filter: 'Filter coffee',
  },
  suitability: ['Less so', 'Good', 'Ideal'],
  strength: (value) => `Strength ${value} of 5`,
  strengthWords: ['Mild', 'Gentle', 'Balanced', 'Strong', 'Intense'],
  cupPrice: 'Price per cup',
  eachCup: 'a cup',
  perCup: (dose, cups) => `${dose}\u00a0g a cup, ${cups} cups`,
  fitsMyEquipment: 'Suits my equipment',
  tutorial: {
    hours: (hours) => `${hours}\u00a0h`,
    guided: 'Brew along with a timer',
    start: 'Start',
    pause: 'Pause',
    resume: 'Continue',
    reset: 'Start over',
    back: 'Back',
    next: 'Next',
    finish: 'Done',
    clock: 'Timer',
    print: 'Print',
    stepOf: (number, count) => `Step ${number} of ${count}`,
  },
  advisor: {
    taste: 'How should it taste?',
    machine: 'What do you brew with?',
    strength: 'How strong?',
    any: 'No preference',
    strengths: { mild: 'Gentle', medium: 'Balanced', strong: 'Strong' },
    outOfFive: (range) => `${range} of 5`,
    submit: 'Show coffees',
    submitCount: (count, text) => (count === 1 ? 'Show 1 coffee' : `Show ${text} coffees`),
    reset: 'Reset',
  },
  /** When a coffee was roasted, and how fresh it arrives. */
  roastDate: {
    roasted: 'Roasted on',
    zones: { rest: 'rests', best: 'at its best', good: 'still good' },
    drinkingWindow: (rest, best, good) =>
      `Rests until ${rest}, at its best until ${best}, still good until ${good}.`,
    wait: (days) =>
      `The mark is your delivery day. Keep the bag closed for another ${days === 1 ? 'day' : `${days} days`} then.`,
    ready: 'The mark is your delivery day: ready to drink when it arrives.',
    late: (date) => `The mark is your delivery day. Still good until ${date}.`,
    over: (date) => `It was good until ${date}.`,
  },
  finder: {
    title: 'Tell us how you drink it.',
    text: 'Two answers are enough. We show you the roasts that suit your way of brewing and your taste.',
    preparation: 'How do you brew?',
    taste: 'How should it taste?',
    show: 'Show matching coffees',
    showCount: (count, text) =>
      count === 1 ? 'Show 1 matching coffee' : `Show ${text} matching coffees`,
  },
};
