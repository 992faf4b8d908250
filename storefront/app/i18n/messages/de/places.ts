import { ownPlace } from '../../own-place.ts';

const withArticle = ['Niederlande', 'Slowakei'];

/** The words before a country's name: 'nach Dänemark'. */
export function preposition(country: string): string {
  return withArticle.includes(country) ? 'in die' : 'nach';
}

export function deliveredTo(country: string): string {
  return ownPlace('de', country) ?? `${preposition(country)} ${country}`;
}
