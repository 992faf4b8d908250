import type { Term } from './term.ts';

export const germanTerms: Term[] = [
  { avoid: /\b(?:[Dd]iese|[Dd]ie|[Ee]ine) Mail\b/, prefer: 'E-Mail' },
  { avoid: /Equipment-Marke/, prefer: 'Gerätemarke' },
  { avoid: /\bab \d+,00 €/, prefer: 'ab 49 €: thresholds without cents' },
  { avoid: /\d%/, prefer: '10 %, with a space' },
  { avoid: /\bEmail\b|\bEMail\b/, prefer: 'E-Mail' },
  { avoid: /Herdkanne/, prefer: 'Espressokocher' },
  { avoid: /Siebträger-Maschine/, prefer: 'Siebträgermaschine' },
  { avoid: /Geschenkkarte/, prefer: 'Geschenkgutschein' },
  { avoid: /Arbeitstage/, prefer: 'Werktage' },
  { avoid: /Wir legen es/, prefer: 'a pronoun that fits every product' },
  { avoid: /eines Verbands für/, prefer: 'the association’s name' },
  { avoid: /Mobil [AB]\b|Bank (?:DE|NL|BE)\b/, prefer: 'the name of the payment method' },
  { avoid: /[»«]/, prefer: '„…“ as quotation marks' },
  { avoid: /Rücksende-Etikett/, prefer: 'who pays for the return: the buyer' },
  { avoid: /\bCappuchino|\bExpresso/, prefer: 'Cappuccino, Espresso' },
];
