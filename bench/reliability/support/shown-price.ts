/** Whether a German page shows this price, for people or in its structured data. */
export function showsPrice(html: string, cents: number): boolean {
  const euros = cents / 100;
  const shown = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(
    euros,
  );
  return (
    html.replaceAll(/&nbsp;|\s/g, ' ').includes(shown.replaceAll(/\s/g, ' ')) ||
    new RegExp(`"price":"?${euros.toFixed(2)}"?`).test(html)
  );
}
