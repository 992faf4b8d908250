import { ownPlace } from '../../own-place.ts';

const plural = ['Pays-Bas'];
/** Feminine names, and masculine ones that begin with a vowel. */
const withEn = /(e$|^[AEIOUÉ])/;
const withA = ['Chypre', 'Malte'];

/** The words before a country's name: 'en Belgique'. */
export function preposition(country: string): string {
  if (plural.includes(country)) return 'aux';
  if (withA.includes(country)) return 'à';
  return withEn.test(country) ? 'en' : 'au';
}

export function deliveredTo(country: string): string {
  return ownPlace('fr', country) ?? `${preposition(country)} ${country}`;
}
