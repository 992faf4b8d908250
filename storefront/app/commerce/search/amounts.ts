import type { PriceRange } from '../collection/listing-query.ts';
import type { SearchVocabulary } from './vocabulary.ts';
import { listOf } from './words.ts';

interface Taken<Found> {
  found: Found;
  /** The text without it. */
  rest: string;
}

const amount = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)`;

/** Reads "under 15 euros", "from 100 €", "between 10 and 20 euros". */
export function takePrice(
  text: string,
  { upTo, from, between, currency }: SearchVocabulary['prices'],
  units: readonly string[],
): Taken<PriceRange | null> {
  const money = `(?:${oneOf(currency)})`;
  const [first = '', and = ''] = listOf(between);
  const notAUnit = String.raw`(?!\s*(?:${units.join('|')})(?![\p{L}\p{N}]))(?![\p{L}\p{N}])`;
  const start = String.raw`(?<![\p{L}\p{N}])`;
  const patterns: [RegExp, (numbers: number[]) => PriceRange][] = [
    [
      new RegExp(
        String.raw`${start}${first}\s+${amount}\s*${money}?\s*(?:${and}|-)\s*${amount}\s*${money}?${notAUnit}`,
        'iu',
      ),
      ([min = 0, max = 0]) => ({ min: Math.min(min, max), max: Math.max(min, max) }),
    ],
    [
      new RegExp(
        String.raw`${start}(?:${oneOf(upTo)})\s*${money}?\s*${amount}\s*${money}?${notAUnit}`,
        'iu',
      ),
      ([max = 0]) => ({ min: null, max }),
    ],
    [
      new RegExp(
        String.raw`${start}(?:${oneOf(from)})\s*${money}?\s*${amount}\s*${money}?${notAUnit}`,
        'iu',
      ),
      ([min = 0]) => ({ min, max: null }),
    ],
  ];
  for (const [pattern, rangeOf] of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const numbers = match.slice(1).map((number) => Number(number.replace(',', '.')));
    return { found: rangeOf(numbers), rest: text.replace(match[0], ' ') };
  }
  return { found: null, rest: text };
}

/** Reads "500g" and "0,5 l", written as the options of products are: "500 g". */
export function takeSize(
  text: string,
  units: readonly string[],
): Taken<{ size: string; unit: string } | null> {
  const match = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(\d{1,4}(?:[.,]\d{1,2})?)\s*(${units.join('|')})(?![\p{L}\p{N}])`,
    'iu',
  ).exec(text);
  const [whole, number, unit] = match ?? [];
  if (!whole || !number || !unit) return { found: null, rest: text };
  return {
    found: { size: `${number} ${unit.toLowerCase()}`, unit: unit.toLowerCase() },
    rest: text.replace(whole, ' '),
  };
}

function oneOf(list: string): string {
  return listOf(list)
    .sort((one, other) => other.length - one.length)
    .map((item) => item.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, String.raw`\s+`))
    .join('|');
}
