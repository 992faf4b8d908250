import type { Language } from '../../catalogue/model.ts';

type Dimension =
  | 'mass'
  | 'volume'
  | 'length'
  | 'time'
  | 'temperature'
  | 'power'
  | 'pressure'
  | 'noise'
  | 'share';

/** An amount or a range of amounts in the base unit of its dimension: g, ml, mm, s, °C, W, bar, dB, %. */
export interface Quantity {
  dimension: Dimension;
  from: number;
  to: number;
  text: string;
}

const units: Record<string, [Dimension, number]> = {
  kg: ['mass', 1000],
  'kilogramm|kilograms?|kilos?': ['mass', 1000],
  'g|gramm|grams?': ['mass', 1],
  'ml|milliliter|millilitres?': ['volume', 1],
  'l|liter|litres?': ['volume', 1000],
  'µm|mikrometer|microns?': ['length', 0.001],
  'mm|millimeter|millimetres?': ['length', 1],
  'cm|zentimeter|centimeter|centimetres?': ['length', 10],
  'm|meter|metern|metres?': ['length', 1000],
  's|sekunden?|seconds?|sekunder|sekund': ['time', 1],
  'min|minuten?|minutes?|minutter|minut': ['time', 60],
  'stunden?|hours?|timer': ['time', 3600],
  '°c|grad|degrees?|grader': ['temperature', 1],
  'w|watt|watts': ['power', 1],
  bar: ['pressure', 1],
  'db\\(a\\)|dezibel|decibels?|decibel': ['noise', 1],
  '%|prozent|per cent|procent': ['share', 1],
};

const numberWords: Record<Language, string[]> = {
  de: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  da: 'nul en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve'.split(
    ' ',
  ),
};

const digits = String.raw`\d+(?:[.,]\d+)*`;
const joints = String.raw`\s?(?:–|-|×|to|bis|til)\s?`;

function patternFor(language: Language): RegExp {
  // "one" is an article in German and Danish
  const words = `(?:${numberWords[language].slice(2).join('|')})(?![\\p{L}])`;
  const number = `(?:${digits}|${words})`;
  const unit = Object.keys(units).join('|');
  return new RegExp(
    String.raw`(?<![\p{L}\d.,])(${number}(?:${joints}${number})*)[\s-]?(${unit})(?![\p{L}\d])`,
    'giu',
  );
}

const patterns: Record<Language, RegExp> = {
  de: patternFor('de'),
  en: patternFor('en'),
  da: patternFor('da'),
};

/** The amounts with a unit that a text names, written in figures or in words from two to twenty. */
export function readQuantities(text: string, language: Language): Quantity[] {
  return [...text.matchAll(patterns[language])].flatMap(([whole, numbers = '', unit = '']) => {
    const [dimension, factor] = unitOf(unit);
    const values = numbers
      .split(new RegExp(joints))
      .map((number) => parseNumber(number, language) * factor);
    const quantity = (from: number, to: number): Quantity => ({
      dimension,
      from: rounded(from),
      to: rounded(to),
      text: whole,
    });
    if (numbers.includes('×')) return values.map((value) => quantity(value, value));
    return [quantity(Math.min(...values), Math.max(...values))];
  });
}

function unitOf(text: string): [Dimension, number] {
  const found = Object.entries(units).find(([names]) =>
    new RegExp(`^(?:${names})$`, 'i').test(text),
  );
  if (!found) throw new Error(`no unit ${text}`);
  return found[1];
}

function parseNumber(text: string, language: Language): number {
  const word = numberWords[language].indexOf(text.toLowerCase());
  if (word >= 0) return word;
  const [thousands, decimal] = language === 'en' ? [',', '.'] : ['.', ','];
  return Number(text.replaceAll(thousands, '').replace(decimal, '.'));
}

const rounded = (value: number) => Number(value.toFixed(4));

/** Whether one of the known quantities is the claimed one, or a range that contains it. */
export function isSupported(claim: Quantity, facts: readonly Quantity[]): boolean {
  const sameDimension = facts.filter(({ dimension }) => dimension === claim.dimension);
  const includes = (amount: number) =>
    sameDimension.some(({ from, to }) => amount >= from && amount <= to);
  return includes(claim.from) && includes(claim.to);
}
