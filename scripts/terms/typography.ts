import type { Term } from './term.ts';

const unit = /(?:mg|g|kg|ml|cl|l|mm|cm|km|°C|kcal|kJ|€)(?![\p{L}\d])/u.source;

/** Of every language, in messages and menus; documents and product texts are joined where they are rendered. */
export const messageTypography: Term[] = [
  {
    avoid: new RegExp(`[\\d}] ${unit}`, 'u'),
    prefer: 'a no-break space (\\u00a0) between figure and unit',
  },
];

/** Of every language, everywhere. */
export const typography: Term[] = [
  { avoid: /\p{L} - (?=\p{L})/u, prefer: 'a dash (–), a comma or a colon' },
  { avoid: /\p{L} -- (?=\p{L})/u, prefer: 'a dash (–), a comma or a colon' },
  { avoid: /\p{L} ?\.\.\.(?![\w({['])/u, prefer: '…' },
  { avoid: / ,(?= )/, prefer: 'no space before a comma' },
];

/** French has a space there. */
export const spaceBeforeSemicolon: Term = {
  avoid: / ;(?= )/,
  prefer: 'no space before a semicolon',
};

/** What is left of a line of a document is prose: without attributes, expressions and quoted front matter. */
export const proseOf = (line: string) =>
  line
    .replace(/\w+="[^"]*"/g, '')
    .replace(/\{.*\}?/g, '')
    .replace(/^\s*(?:- )?\w+: ".*"$/, '')
    .replace(/`[^`]*`/g, '');

export const straightApostrophe: Term = { avoid: /\p{L}'\p{L}/u, prefer: 'an apostrophe (’)' };

/** In the prose of documents. */
export const straightQuotes: Term[] = [
  { avoid: /"/, prefer: 'the quotation marks of the language' },
  straightApostrophe,
];
