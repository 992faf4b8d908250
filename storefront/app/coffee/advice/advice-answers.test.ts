import { describe, expect, test } from 'vitest';
import { allContent } from '../../../content/content-files.ts';
import { isAnswered, listingForAnswers, parseAdviceAnswers } from './advice-answers.ts';

const { advice, discover } = allContent.en.home;
const read = (search: string) => parseAdviceAnswers(new URLSearchParams(search), advice);

describe('the answers of the coffee advisor', () => {
  test.each([
    ['', { taste: null, preparation: null, strength: null }],
    ['taste=&preparation=&strength=', { taste: null, preparation: null, strength: null }],
    ['taste=fruity&strength=mild', { taste: 'fruity', preparation: null, strength: 'mild' }],
    [
      'taste=soup&strength=99&preparation=dripper',
      { taste: null, preparation: 'dripper', strength: null },
    ],
  ])('%s', (search, answers) => {
    expect(read(search)).toEqual(answers);
  });

  test('unknown answers count as unanswered', () => {
    expect(isAnswered(read('taste=soup'))).toBe(false);
    expect(isAnswered(read('strength=strong'))).toBe(true);
  });

  test('map to a listing', () => {
    expect(
      listingForAnswers(read('taste=fruity&preparation=dripper&strength=mild'), advice, discover),
    ).toEqual({
      collection: 'coffee-fruity-floral',
      filters: [
        { name: 'type', value: 'Filterkaffee' },
        { name: 'coffee.strength', value: '1' },
        { name: 'coffee.strength', value: '2' },
      ],
    });
    expect(listingForAnswers(read('strength=medium'), advice, discover)).toEqual({
      collection: discover,
      filters: [{ name: 'coffee.strength', value: '3' }],
    });
  });
});
