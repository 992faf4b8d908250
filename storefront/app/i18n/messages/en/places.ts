import { ownPlace } from '../../own-place.ts';

const withArticle = ['Netherlands', 'United Kingdom', 'United States'];

/** The words before a country's name: 'to Denmark'. */
export function preposition(country: string): string {
  return withArticle.includes(country) ? 'to the' : 'to';
}

export function deliveredTo(country: string): string {
  return ownPlace('en', country) ?? `${preposition(country)} ${country}`;
}
