/** What a gift card's title adds to its product type; empty for the card without an occasion. */
export function motifName(title: string, productType: string): string {
  const isPrefix = title.toLowerCase().startsWith(productType.toLowerCase());
  const name = isPrefix ? title.slice(productType.length).trim() : title;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
