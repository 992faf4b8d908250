export type Role =
  | 'intro'
  | 'taste'
  | 'structure'
  | 'origin'
  | 'fact'
  | 'process'
  | 'species'
  | 'roast'
  | 'anecdote'
  | 'fit'
  | 'advice'
  | 'pairing';

/** Paragraphs of sentences, in order; 'facts' is a list of plain data. */
export type Plan = (Role[] | 'facts')[];

export const coffeePlans: Record<'bagged' | 'portioned', Plan[]> = {
  bagged: [
    [['intro', 'taste'], ['origin', 'species', 'roast'], ['fit']],
    [
      ['taste', 'structure'],
      ['origin', 'fact', 'species'],
      ['roast', 'fit'],
    ],
    [['intro', 'taste', 'structure'], ['fact', 'process'], ['advice']],
    [['origin', 'fact'], ['taste', 'structure', 'species'], ['fit']],
    [['intro', 'origin', 'species'], ['taste', 'pairing'], ['fit']],
    [['taste', 'roast'], ['origin', 'anecdote'], ['fit']],
    [['fact', 'origin'], ['process', 'taste'], ['advice']],
    [['intro', 'structure', 'taste'], ['roast', 'anecdote'], ['fit']],
    [['intro', 'anecdote'], ['taste', 'origin', 'process'], ['pairing']],
    [['intro', 'taste'], 'facts', ['species', 'fit']],
    [
      ['intro', 'roast'],
      ['taste', 'pairing'],
      ['origin', 'species'],
    ],
    [['intro', 'anecdote'], ['taste', 'fit'], 'facts'],
    [['taste', 'pairing'], ['fact', 'roast'], ['advice']],
    [
      ['intro', 'fact'],
      ['taste', 'structure'],
      ['fit', 'advice'],
    ],
    [
      ['origin', 'process'],
      ['roast', 'taste'],
      ['species', 'fit'],
    ],
    [['taste'], ['intro', 'origin', 'roast'], ['pairing']],
    [['intro', 'taste'], ['process', 'roast'], 'facts', ['advice']],
    [
      ['taste', 'structure'],
      ['origin', 'anecdote'],
      ['species', 'advice', 'fit'],
    ],
    [['fact', 'taste'], ['intro', 'roast'], ['fit']],
    [
      ['intro', 'roast'],
      ['taste', 'species', 'structure', 'pairing'],
    ],
  ],
  portioned: [
    [['intro', 'taste'], ['fit']],
    [
      ['intro', 'taste', 'structure'],
      ['origin', 'species'],
    ],
    [
      ['taste', 'intro'],
      ['roast', 'fit'],
    ],
    [
      ['intro', 'origin'],
      ['taste', 'fit'],
    ],
    [['intro', 'anecdote'], ['taste', 'species'], ['fit']],
    [
      ['taste', 'structure'],
      ['intro', 'fit'],
    ],
    [
      ['intro', 'fact'],
      ['taste', 'pairing'],
    ],
    [['intro', 'taste'], 'facts', ['fit']],
    [['origin', 'species', 'taste'], ['intro']],
    [
      ['intro', 'roast'],
      ['taste', 'fit'],
    ],
    [
      ['taste', 'pairing'],
      ['intro', 'species'],
    ],
    [
      ['intro', 'structure', 'taste'],
      ['anecdote', 'fit'],
    ],
    [
      ['taste', 'roast'],
      ['intro', 'pairing'],
    ],
    [
      ['fact', 'taste'],
      ['intro', 'fit'],
    ],
    [['intro', 'taste', 'pairing'], 'facts'],
    [['intro', 'species', 'taste'], ['roast']],
  ],
};
