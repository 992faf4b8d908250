import { expect, test } from 'vitest';
import { termProblems } from './term-problems.ts';

test.each([
  ['de', 'Equipment-Marken'],
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
