import { expect, test } from 'vitest';
import { allMessages } from '../../i18n/messages/index.ts';
import type { GivenAnswer } from './given-answers.tsx';
import { matchReasons } from './match-reasons.ts';

const rest = { filters: [], without: '' };
const given: GivenAnswer[] = [
  { ...rest, name: 'taste', title: 'Fruchtig & floral', strength: null },
  { ...rest, name: 'preparation', title: 'Handfilter', strength: null },
  { ...rest, name: 'strength', title: null, strength: 'mild' },
];
const { answers } = allMessages.de.coffee;

test.each([
  [null, ['Fruchtig & floral', 'Handfilter', 'Stärke 2'], []],
  ['taste', ['Handfilter', 'Stärke 2'], ['nicht: Fruchtig & floral']],
  ['preparation', ['Fruchtig & floral', 'Stärke 2'], ['nicht: Handfilter']],
  ['strength', ['Fruchtig & floral', 'Handfilter'], ['Stärke 2 statt Sanft, 1–2']],
] as const)('missing %s: %j match, %j do not [CMP-007]', (missed, matching, deviating) => {
  const reasons = matchReasons(given, missed, { cardFacts: { coffee: { strength: 2 } } }, answers);
  const texts = (matches: boolean) =>
    reasons.filter((reason) => reason.matches === matches).map(({ text }) => text);
  expect(texts(true)).toEqual(matching);
  expect(texts(false)).toEqual(deviating);
});
