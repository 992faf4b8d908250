const maxQueryLength = 100;

/** The text without control characters and repeated spaces, limited in length. */
export function cleanQuery(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  // by code point, so that none is split
  return [...plain].slice(0, maxQueryLength).join('').trim();
}
