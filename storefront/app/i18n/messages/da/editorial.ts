import type { editorial as german } from '../de/editorial.ts';

export const editorial: typeof german = {
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
    taste: 'Hvilken smag?',
    machine: 'Hvad brygger du med?',
    strength: 'Hvor stærk?',
    any: 'Ligegyldigt',
    strengths: { mild: 'Blid (1–2)', medium: 'Afbalanceret (3)', strong: 'Kraftig (4–5)' },
    submit: 'Vis kaffer',
  },
};
