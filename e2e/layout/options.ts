import { parseArgs } from 'node:util';
import { type Language, languages } from '#shop/tests/specified-languages.ts';

/** Screens as wide as these are as high as that. */
export const heights: Record<number, number> = {
  320: 640,
  390: 844,
  768: 1024,
  1024: 768,
  1440: 900,
};

export interface Options {
  widths: number[];
  languages: Language[];
  /** Only visits whose names or addresses have one of these words; without any, all. */
  pages: string[];
  /** Each visit at the first of the widths at which the thing exists. */
  firstWidth: boolean;
  withoutDocuments: boolean;
}

export function readOptions(given: string[]): Options {
  const { values } = parseArgs({
    args: given,
    options: {
      widths: { type: 'string', default: Object.keys(heights).join() },
      languages: { type: 'string', default: languages.join() },
      pages: { type: 'string', default: '' },
      'first-width': { type: 'boolean', default: false },
      'without-documents': { type: 'boolean', default: false },
    },
  });
  const list = (text: string) => text.split(',').filter(Boolean);
  return {
    widths: list(values.widths).map(knownWidth),
    languages: list(values.languages).map(knownLanguage),
    pages: list(values.pages),
    firstWidth: values['first-width'],
    withoutDocuments: values['without-documents'],
  };
}

function knownWidth(text: string): number {
  if (!(Number(text) in heights)) {
    throw new Error(`${text} is none of the widths ${Object.keys(heights).join(', ')}`);
  }
  return Number(text);
}

function knownLanguage(text: string): Language {
  const known = languages.find((language) => language === text);
  if (!known) throw new Error(`${text} is none of the languages ${languages.join(', ')}`);
  return known;
}
