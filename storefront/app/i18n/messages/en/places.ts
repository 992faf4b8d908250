const withArticle = ['Netherlands'];

/** The words before a country's name: 'to Denmark'. */
export function preposition(country: string): string {
  return withArticle.includes(country) ? 'to the' : 'to';
}

/** Orders within the shop's own country do not leave it. */
export function deliveredTo(country: string): string {
  if (country === 'Germany') return 'within Germany';
  return `${preposition(country)} ${country}`;
}
