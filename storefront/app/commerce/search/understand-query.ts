import { cleanQuery } from '../collection/clean-query.ts';
import type { ChosenFilter, PriceRange } from '../collection/listing-query.ts';
import { takePrice, takeSize } from './amounts.ts';
import type { Category, Lexicon } from './lexicon.ts';
import { nearestWord } from './nearest-word.ts';
import { transliterate } from './search-query.ts';
import { splitCompound } from './split-compound.ts';
import type { HelpPage } from './vocabulary.ts';
import { phraseKey, type Word, wordsOf } from './words.ts';

/** One way to find what is meant: a collection's products, or a search. */
export interface SearchAttempt {
  /** The handle of the collection whose products are listed; null for a search. */
  category: string | null;
  /** In plain words: search syntax would switch the platform's typo tolerance off. */
  text: string;
  filters: ChosenFilter[];
  price: PriceRange | null;
  /** Typed words that this attempt ignores. */
  without: string[];
}

export interface UnderstoodQuery {
  /** The best first; the next is for when one finds nothing. */
  attempts: [SearchAttempt, ...SearchAttempt[]];
  /** Handles of further collections that may be meant. */
  categories: string[];
  /** Pages that help, the best first. */
  help: HelpPage['page'][];
  /** The best of these pages is all that was asked for. */
  wantsHelp: boolean;
  /** Asks for instructions. */
  wantsGuide: boolean;
  /** The words that matter, with typos corrected. */
  words: string[];
  /** Whether words were corrected or split: a product of just that name is then meant. */
  isCorrected: boolean;
}

const longestPhrase = 4;
const mostHelp = 3;

/** What a shopper means, without asking the platform. */
export function understandQuery(text: string, lexicon: Lexicon): UnderstoodQuery {
  const clean = cleanQuery(text);
  const literal = literalOf(clean);
  if (literal !== null) return plainSearch(literal);
  const { vocabulary, language, guideWords } = lexicon;
  const typed = wordsOf(clean, language);
  const { price, size, telling } = takeAmounts(clean, lexicon);
  if (telling.length === 0) return plainSearch(clean);
  const words = telling.map((word) => resolve(word, lexicon));
  const flat = words.flatMap(({ parts }) => parts);
  const filters = size ? [{ name: `option.${vocabulary.sizes[size.unit]}`, value: size.size }] : [];
  const preposition = typed.findIndex(({ key }) => lexicon.prepositions.has(key));
  const behind = preposition < 1 ? [] : typed.slice(preposition).map((word) => word.text);
  const segments = segment(words, lexicon).map((it) => ({
    ...it,
    isBehind: it.typed.split(' ').every((word) => behind.includes(word)),
  }));
  const help = helpFor([...typed, ...flat], lexicon);
  const [answer] = help;
  const wantsHelp = answer !== undefined && flat.every(({ key }) => answer.keys.includes(key));
  const [first, ...relaxed] = attemptsFor(
    segments,
    { price, filters, size: size?.size ?? null },
    lexicon,
  );
  return {
    attempts: wantsHelp ? [first] : [first, ...relaxed],
    categories: [
      ...new Set(
        segments.flatMap(({ category }) => (category ? [category.handle, ...category.also] : [])),
      ),
    ],
    help: [...new Set(help.map(({ page }) => page))].slice(0, mostHelp),
    wantsHelp,
    wantsGuide: typed.some(({ key }) => guideWords.has(key)),
    words: flat.map((word) => word.text),
    isCorrected: words.some(({ change }) => change !== null),
  };
}

/** Text in quotation marks, and article numbers, are searched for as they are. */
function literalOf(text: string): string | null {
  const [, quoted] = /^["„“”»«](.+)["“”»«]$/.exec(text) ?? [];
  if (quoted) return quoted.trim();
  return /^[a-z]{0,3}\d[\d\s-]{3,}$/i.test(text) ? text : null;
}

function plainSearch(text: string): UnderstoodQuery {
  return {
    attempts: [{ category: null, text: text.toLowerCase(), filters: [], price: null, without: [] }],
    categories: [],
    help: [],
    wantsHelp: false,
    wantsGuide: false,
    words: [],
    isCorrected: false,
  };
}

interface TakenAmounts {
  price: PriceRange | null;
  size: { size: string; unit: string } | null;
  /** The other words, without those that say nothing; all of them where there are no others. */
  telling: Word[];
}

/** Repeated, since words that are taken out may have stood between a number and its unit. */
function takeAmounts(text: string, lexicon: Lexicon): TakenAmounts {
  const { vocabulary, language, fillers, guideWords } = lexicon;
  const units = Object.keys(vocabulary.sizes).sort((one, other) => other.length - one.length);
  const { found: price, rest: withoutPrice } = takePrice(text, vocabulary.prices, units);
  const { found: size, rest } = takeSize(withoutPrice, units);
  const words = wordsOf(rest, language);
  const some = words.filter(({ key }) => !fillers.has(key) && !guideWords.has(key));
  const telling = some.length > 0 ? some : words;
  const left = telling.map((word) => word.text).join(' ');
  if (left === text) return { price, size, telling };
  const again = takeAmounts(left, lexicon);
  return { ...again, price: price ?? again.price, size: size ?? again.size };
}

interface ResolvedWord {
  typed: string;
  /** More than one for a compound, whose last part is the kind. */
  parts: Word[];
  isKnown: boolean;
  change: 'split' | 'corrected' | null;
}

function resolve(
  word: Word,
  { language, knownKeys, spellings, categories }: Lexicon,
): ResolvedWord {
  const known = (parts: Word[], change: ResolvedWord['change']): ResolvedWord => ({
    typed: word.text,
    parts,
    isKnown: true,
    change,
  });
  const unknown: ResolvedWord = { typed: word.text, parts: [word], isKnown: false, change: null };
  if (knownKeys.has(word.key)) return known([word], null);
  const plain = transliterate(word.text);
  const spelled = (part: string) => wordsOf(spellings.get(part) ?? part, language);
  const isKnownPart = (part: string) => spelled(part).every(({ key }) => knownKeys.has(key));
  const compound = splitCompound(plain, isKnownPart);
  if (compound) {
    const parts = compound.flatMap(spelled);
    const kind = categories.get(phraseKey(parts)) ?? categories.get(phraseKey(parts.slice(-1)));
    return kind?.isWeak ? unknown : known(parts, 'split');
  }
  const nearest = nearestWord(plain, [...spellings.keys()]);
  if (nearest) return known(spelled(nearest), 'corrected');
  return unknown;
}

/** Words that belong together: they mean a category, are rewritten, or stand for themselves. */
interface Segment {
  typed: string;
  category: Category | null;
  text: string;
  isKnown: boolean;
}

function segment(words: readonly ResolvedWord[], lexicon: Lexicon): Segment[] {
  const flat = words.flatMap(({ typed, parts, change, isKnown }) =>
    parts.map((word, index) => ({
      typed,
      word,
      isKnown: isKnown && change !== 'corrected',
      isKind: index === parts.length - 1,
      // what means no category may be a product's name: the platform has its own typo tolerance
      text: change === 'corrected' ? typed : word.text,
    })),
  );
  const match = (part: typeof flat): Segment | null => {
    const key = phraseKey(part.map(({ word }) => word));
    const rewritten = lexicon.rewrites.get(key) ?? null;
    const category = rewritten === null ? (lexicon.categories.get(key) ?? null) : null;
    if (rewritten === null && !category) return null;
    const text = rewritten ?? part.map(({ word }) => word.text).join(' ');
    return { typed: typedOf(part), category, text, isKnown: true };
  };
  const specific = flat.filter(({ word }) => !lexicon.genericWords.has(word.key));
  const whole = match(flat) ?? (specific.length > 0 ? match(specific) : null);
  if (whole) return [{ ...whole, typed: typedOf(flat) }];
  const segments: Segment[] = [];
  for (let start = 0; start < flat.length; ) {
    let length = Math.min(longestPhrase, flat.length - start);
    let found: Segment | null = null;
    for (; length > 0 && !found; length -= 1) found = match(flat.slice(start, start + length));
    const used = flat.slice(start, start + (found ? length + 1 : 1));
    // the first parts of a compound say less than its kind
    const isPart = used.every(({ isKind }) => !isKind);
    if (found && !(isPart && found.category && !found.category.isBrand)) segments.push(found);
    if (!found) {
      segments.push({
        typed: typedOf(used),
        category: null,
        text: used.map((it) => it.text).join(' '),
        isKnown: used.every((it) => it.isKnown),
      });
    }
    start += used.length;
  }
  const isGeneric = ({ text }: Segment) =>
    wordsOf(text, lexicon.language).every(({ key }) => lexicon.genericWords.has(key));
  const telling = segments.filter((it) => !isGeneric(it));
  return telling.length > 0 ? telling : segments;
}

function typedOf(words: readonly { typed: string }[]): string {
  return [...new Set(words.map(({ typed }) => typed))].join(' ');
}

interface PlacedSegment extends Segment {
  /** Behind a preposition: what it is for, or with. */
  isBehind: boolean;
}

interface Amounts {
  price: PriceRange | null;
  filters: ChosenFilter[];
  size: string | null;
}

function attemptsFor(
  segments: readonly PlacedSegment[],
  { price, filters, size }: Amounts,
  lexicon: Lexicon,
): [SearchAttempt, ...SearchAttempt[]] {
  const named = segments.flatMap((it) => (it.category ? [{ ...it, category: it.category }] : []));
  const others = segments.filter(({ category }) => !category);
  const text = (parts: readonly { text: string }[]) => textOf(parts, size, lexicon);
  const base = baseOf(named);
  const listed = (
    category: Category,
    within: typeof named,
    without: string[],
    amounts: ChosenFilter[],
  ): SearchAttempt => ({
    category: category.handle,
    text: text(segments),
    filters: [
      ...(category.isWider ? filterOf(category.filter) : []),
      ...within.flatMap((it) => filterOf(it.category.filter)),
      ...amounts,
    ],
    price,
    without,
  });
  if (base && others.length === 0) {
    const rest = named.filter((it) => it !== base);
    const within = rest.filter((it) => it.category.filter !== null);
    const ignored = rest.filter((it) => it.category.filter === null).map(({ typed }) => typed);
    const first = listed(base.category, within, ignored, filters);
    const relaxed = [
      ...(filters.length > 0 ? [listed(base.category, within, [...ignored, size ?? ''], [])] : []),
      ...(within.length > 0
        ? [listed(base.category, [], [...ignored, ...within.map(({ typed }) => typed)], [])]
        : []),
    ];
    return [first, ...relaxed];
  }
  // a name among other words: a search within the kind, then the kind alone
  const kinds = named.filter((it) => it.category.filter !== null && !it.category.isWeak);
  const plain = segments.filter((it) => !kinds.some((kind) => kind.typed === it.typed));
  const search = (
    parts: readonly Segment[],
    within: typeof kinds,
    without: string[],
  ): SearchAttempt => ({
    category: null,
    text: text(parts),
    filters: within.flatMap((it) => filterOf(it.category.filter)),
    price,
    without,
  });
  const first =
    kinds.length > 0 && plain.length > 0 ? search(plain, kinds, []) : search(segments, [], []);
  const relaxed: SearchAttempt[] = [];
  if (kinds.length > 0 && plain.length > 0) relaxed.push(search(segments, [], []));
  const strong = base && !base.category.isWeak ? base : null;
  if (strong) {
    const rest = named.filter((it) => it !== strong && it.category.filter !== null);
    relaxed.push(
      listed(
        strong.category,
        rest,
        others.map(({ typed }) => typed),
        filters,
      ),
    );
  } else if (others.some(({ isKnown }) => !isKnown) && others.some(({ isKnown }) => isKnown)) {
    const unknown = others.filter(({ isKnown }) => !isKnown);
    relaxed.push(
      search(
        unknown,
        [],
        others.filter(({ isKnown }) => isKnown).map(({ typed }) => typed),
      ),
    );
  }
  return [first, ...relaxed];
}

/** As many words as the platform is asked for; what looks like an amount without those between was none. */
function textOf(parts: readonly { text: string }[], size: string | null, lexicon: Lexicon): string {
  const { telling } = takeAmounts(parts.map((it) => it.text).join(' '), lexicon);
  let text = '';
  for (const word of [...telling.map((it) => it.text), ...(size ? [size] : [])]) {
    const longer = text === '' ? word : `${text} ${word}`;
    if (cleanQuery(longer) !== longer) break;
    text = longer;
  }
  return text;
}

/** The category that the others narrow: one that is no filter, else the last that is no brand. */
function baseOf<Named extends { category: Category; isBehind: boolean }>(
  named: readonly Named[],
): Named | null {
  const before = named.filter(({ isBehind }) => !isBehind);
  const some = before.length > 0 ? before : named;
  return (
    some.findLast(({ category }) => category.filter === null) ??
    some.findLast(({ category }) => !category.isBrand) ??
    some.at(-1) ??
    null
  );
}

function filterOf(filter: string | null): ChosenFilter[] {
  const [name, value] = filter?.split('=') ?? [];
  return name && value ? [{ name, value }] : [];
}

/** The phrase with the most words first. */
function helpFor(words: readonly Word[], { help }: Lexicon): Lexicon['help'] {
  const typed = new Set(words.map(({ key }) => key));
  return help
    .filter(({ keys }) => keys.every((key) => typed.has(key)))
    .toSorted((one, other) => other.keys.length - one.keys.length);
}
