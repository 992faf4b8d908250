import type { Localized } from '../model.ts';
import { perLanguage } from './range-figures.ts';

const figureAndUnit = /(\d) (€|%|°C|g|kg|ml|l|mm|cm)(?![\p{L}\d])/gu;

/** Keeps a figure and its unit on one line. */
export function withHardSpaces(text: Localized): Localized {
  return perLanguage((language) => text[language].replace(figureAndUnit, '$1\u00a0$2'));
}
