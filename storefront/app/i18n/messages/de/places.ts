const withArticle = ['Niederlande', 'Slowakei'];

/** The words before a country's name: 'nach Dänemark'. */
export function preposition(country: string): string {
  return withArticle.includes(country) ? 'in die' : 'nach';
}

/** Orders within the shop's own country do not leave it. */
export function deliveredTo(country: string): string {
  if (country === 'Deutschland') return 'innerhalb Deutschlands';
  return `${preposition(country)} ${country}`;
}
