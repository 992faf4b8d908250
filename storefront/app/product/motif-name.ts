/** What a gift card's title adds to its product type; empty for the card without an occasion. */
export function motifName(title: string, productType: string): string {
  const [whole, type] = [title.toLowerCase(), productType.toLowerCase()];
  const rest = whole.startsWith(type)
    ? title.slice(type.length)
    : whole.endsWith(type)
      ? title.slice(0, -type.length)
      : title;
  const name = rest.trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
