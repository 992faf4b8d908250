/** Orders within the shop's own country do not leave it. */
export function deliveredTo(country: string): string {
  return country === 'Tyskland' ? 'i Tyskland' : `til ${country}`;
}
