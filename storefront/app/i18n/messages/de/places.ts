import { ownPlace } from '../../own-place.ts';

const withArticle = ['Niederlande', 'Schweiz', 'Slowakei', 'Türkei', 'Ukraine'];

/** The words before a country's name: 'nach Dänemark'. */
export function preposition(country: string): string {
  return withArticle.includes(country) ? 'in die' : 'nach';
}

/** Where shipping is free: 'in Dänemark', 'in die Schweiz'. */
export function within(country: string): string {
  return `${withArticle.includes(country) ? 'in die' : 'in'} ${country}`;
}

export function deliveredTo(country: string): string {
  return ownPlace('de', country) ?? `${preposition(country)} ${country}`;
}
