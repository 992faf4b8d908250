import type { Term } from './term.ts';

export const englishTerms: Term[] = [
  { avoid: /\d[ \u00a0]%/, prefer: '10%, without a space' },
  { avoid: /\b0\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/, prefer: '3 Nov 2026' },
  { avoid: /^Reordered$|'Reordered'/, prefer: 'On back order' },
  { avoid: /gift vouchers?\b/i, prefer: 'gift card' },
  { avoid: /Ordered a lot/, prefer: 'Popular' },
  { avoid: /fitting (?:coffee|ad|product)/, prefer: 'matching, relevant or suitable' },
  { avoid: /(?:^|')To the (?:coffee|product)/, prefer: 'View this coffee' },
  { avoid: /large houses/, prefer: 'large roasters' },
  { avoid: /does not push/, prefer: 'At only 11 cm wide' },
  { avoid: /By seal\b/, prefer: 'By certification' },
  { avoid: /by subscription/, prefer: 'on subscription' },
  { avoid: /[Bb]ought singly|singly bought/, prefer: 'bought separately' },
  {
    avoid: /fully automatic machine|portafilter machine/i,
    prefer: 'bean-to-cup or espresso machine',
  },
  { avoid: /hand filter/i, prefer: 'dripper (the thing), pour-over (the method)' },
  { avoid: /milk pitcher/i, prefer: 'milk jug' },
  { avoid: /coffee pads?\b/i, prefer: 'coffee pods' },
  { avoid: /\b(?:color|flavor|fiber|liter|gray)s?\b/, prefer: 'British spelling' },
  { avoid: /Mobile [AB]\b|Bank (?:DE|NL|BE)\b/, prefer: 'the name of the payment method' },
  { avoid: /of a specialty coffee association/, prefer: 'the association’s name' },
];
