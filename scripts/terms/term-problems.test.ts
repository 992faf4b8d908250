import { expect, test } from 'vitest';
import { shippingFacts } from '../catalogue/catalogue-terms.ts';
import { problemsOf, termProblems } from './term-problems.ts';
import { messageTypography, proseOf, straightQuotes } from './typography.ts';

test.each([
  ['de', 'Equipment-Marken'],
  // without a list of terms
  ['fr', 'Café - frais'],
  ['de', 'versandkostenfrei ab 49,00 €'],
  ['de', 'Bank DE'],
  ['en', 'Ordered a lot right now'],
  ['en', 'Show 124 fitting coffees'],
  ['en', 'To the coffee'],
  ['en', 'small roasters and large houses'],
  ['en', '11 cm narrow, a neighbour that does not push'],
  ['en', 'By seal'],
  ['en', 'Reordered'],
  ['en', '1.3 % fat'],
  ['en', '03 Nov 2026'],
  ['da', 'Det kunne du også lide'],
  ['da', 'skudtimer'],
  ['da', 'før første skud'],
  ['da', 'følger skuddet'],
  ['da', 'derefter to hæld'],
  ['da', 'Efter mærke'],
  ['da', 'Kolofon'],
  ['de', 'das Wort »Nachbestellt«'],
  ['de', 'Kaffee - frisch'],
  ['en', 'it has been reordered'],
  ['en', 'Pilot’s choice'],
  ['da', 'der står „I restordre“'],
  ['da', 'er noget genbestilt'],
  ['da', 'Mærker & priser'],
  ['da', 'kaffe - frisk'],
  ['en', 'coffee - fresh'],
  ['en', 'wait ...'],
  ['da', 'kaffe , te'],
] as const)('%s: “%s” is reported', (language, text) => {
  expect(termProblems(text, language)).toHaveLength(1);
});

test.each([
  ['de', 'versandkostenfrei ab 49 €, 10 % günstiger'],
  ['en', 'Reordered at once: 1.3% fat, 3 Nov 2026'],
  ['da', 'hæld langsomt vandet på, 10 % billigere'],
  ['da', 'så nye skud vokser lodret'],
] as const)('%s: “%s” passes', (language, text) => {
  expect(termProblems(text, language)).toEqual([]);
});

test.each([
  'Ehrlich beschrieben und in 1–3 Tagen bei dir.',
  'Freshly roasted, with you in 1–3 working days.',
  'Friskristet, hos dig på 2–4 hverdage.',
  'Free shipping within Germany from €49.',
])('a catalogue text with “%s” is reported', (text) => {
  expect(problemsOf(text, shippingFacts)).toHaveLength(1);
});

test.each(['250 g', '{dose} g a cup', '93 °C', '49 €'])(
  'a message with “%s” is reported',
  (text) => {
    expect(problemsOf(text, messageTypography)).toHaveLength(1);
    expect(problemsOf(text.replace(' ', '\u00a0'), messageTypography)).toEqual([]);
  },
);

test.each([
  ['They call it "strong".', 1],
  ['The day’s price, “strong”.', 0],
  ["The day's price.", 1],
  ['<Figure caption="At 93" /> is drawn.', 0],
  ['title: "Roasts: light"', 0],
])('a document with %s has %i straight quotation marks', (line, count) => {
  expect(problemsOf(proseOf(line), straightQuotes)).toHaveLength(count);
});
