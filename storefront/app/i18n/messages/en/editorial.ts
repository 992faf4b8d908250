import type { editorial as german } from '../de/editorial.ts';

export const editorial: typeof german = {
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
    taste: 'Which taste?',
    machine: 'What do you brew with?',
    strength: 'How strong?',
    any: 'No preference',
    strengths: { mild: 'Gentle (1–2)', medium: 'Balanced (3)', strong: 'Strong (4–5)' },
    submit: 'Show coffees',
  },
};
