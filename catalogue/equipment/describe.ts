import type { Localized } from '../model.ts';
import type { Random } from '../random.ts';
import { capitalised, type Draft, joined, localized, phrase, words } from './draft.ts';

export interface Sentence {
  text: Localized;
  /** Flags the product must have ("pid") or must not have ("!pid"). */
  when: string[];
}

/** Sentences by what they talk about. A text opens with `open` and takes one sentence from some of the rest. */
export interface Material {
  sentences: number;
  /** Keeps the topics in their order instead of shuffling them. */
  isOrdered?: boolean;
  topics: { open: Sentence[] } & Record<string, Sentence[]>;
}

export const s = (de: string, en: string, da: string, when = ''): Sentence => ({
  text: words(de, en, da),
  when: when === '' ? [] : when.split(' '),
});

export const applies = (sentence: Sentence, flags: readonly string[]) =>
  sentence.when.every((condition) =>
    condition.startsWith('!') ? !flags.includes(condition.slice(1)) : flags.includes(condition),
  );

const properNames = [
  'name',
  'brand',
  'maker',
  'cheaper',
  'dearer',
  'larger',
  'smaller',
  'machines',
];

/** What is left of a sentence without names and numbers: two products sharing it share the sentence. */
const skeleton = (sentence: Sentence, values: Draft['values']) =>
  sentence.text.de
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      properNames.includes(name) ? '' : (values[name]?.de ?? ''),
    )
    .replace(/\d+([.,]\d+)?/g, '');

/** Remembers which two sentences have met in one text, so that no other text brings them together again. */
export class Meetings {
  private readonly numbers = new Map<string, number>();
  private readonly met = new Set<number>();

  number(skeleton: string): number {
    const known = this.numbers.get(skeleton);
    if (known !== undefined) return known;
    this.numbers.set(skeleton, this.numbers.size);
    return this.numbers.size - 1;
  }

  private pairs(numbers: number[]): number[] {
    return numbers.flatMap((first, index) =>
      numbers
        .slice(index + 1)
        .map((second) => Math.min(first, second) * 1e5 + Math.max(first, second)),
    );
  }

  repeated(numbers: number[]): number {
    return this.pairs(numbers).filter((pair) => this.met.has(pair)).length;
  }

  remember(numbers: number[]): void {
    for (const pair of this.pairs(numbers)) this.met.add(pair);
  }
}

type Facts = Pick<Draft, 'flags' | 'values'>;
const manyAttempts = 300;

/** The opening and sentences on other topics; one sentence fewer rather than a pair that was used before. */
function chooseSentences(
  facts: Facts,
  material: Material,
  meetings: Meetings,
  random: Random,
  attempts = manyAttempts,
): Localized[] {
  const { open, ...rest } = material.topics;
  const usable = (sentences: Sentence[]) =>
    sentences
      .filter((sentence) => applies(sentence, facts.flags))
      .map((sentence) => ({ sentence, number: meetings.number(skeleton(sentence, facts.values)) }));
  const openings = usable(open);
  const others = Object.values(rest)
    .map(usable)
    .filter((sentences) => sentences.length > 0);
  let best: ReturnType<typeof usable> = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 2 * attempts && fewest > 0; attempt++) {
    const length = attempt < attempts ? material.sentences : Math.max(3, material.sentences - 1);
    const sampled = random.sample(others, length - 1);
    const topics = material.isOrdered ? others.filter((topic) => sampled.includes(topic)) : sampled;
    const chosen = [openings, ...topics].map((sentences) => random.pick(sentences));
    const repeated = meetings.repeated(chosen.map(({ number }) => number));
    if (repeated < fewest) {
      fewest = repeated;
      best = chosen;
    }
  }
  meetings.remember(best.map(({ number }) => number));
  return best.map(({ sentence }) => capitalised(phrase(sentence.text, facts.values)));
}

/** Chosen sentences as running text. */
export const compose = (
  facts: Facts,
  material: Material,
  meetings: Meetings,
  random: Random,
  attempts = manyAttempts,
): Localized => joined(chooseSentences(facts, material, meetings, random, attempts), ' ');

const paragraph = (sentences: Localized[]) => {
  const text = joined(sentences, ' ');
  return words(`<p>${text.de}</p>`, `<p>${text.en}</p>`, `<p>${text.da}</p>`);
};

const boxHeading = words('Im Lieferumfang:', 'In the box:', 'Det følger med:');
const fitsHeading = words('Passt zu:', 'Fits:', 'Passer til:');

const list = (items: Localized[]): Localized =>
  localized((language) => `<ul>${items.map((item) => `<li>${item[language]}</li>`).join('')}</ul>`);

export function describe(
  draft: Draft,
  material: Material,
  meetings: Meetings,
  random: Random,
): Localized {
  const sentences = chooseSentences(draft, material, meetings, random);
  const cut = sentences.length < 4 ? sentences.length : random.int(2, 3);
  const parts = [paragraph(sentences.slice(0, cut))];
  if (cut < sentences.length) parts.push(paragraph(sentences.slice(cut)));
  if (draft.listItems.length > 0) {
    const heading = draft.fits.length > 0 ? fitsHeading : boxHeading;
    parts.push(paragraph([heading]), list(draft.listItems));
  }
  return joined(parts, '');
}
