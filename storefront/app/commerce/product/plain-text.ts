const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Of the characters that HTML escapes. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:lt|gt|quot|#39|#x27|nbsp|amp);/g,
    (entity) => entities[entity] ?? entity,
  );
}

/** The text of sanitized HTML; the end of a block is a line break. */
export function plainText(html: string): string {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(/<li>/g, '• ')
    .replace(/<br\b[^<>]*>|<\/(?:p|div|h[1-6]|li|tr|dt|dd|blockquote|figcaption|caption)>/g, '\n')
    .replace(/<[^<>]*>/g, ' ');
  return decodeEntities(text)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Cut at a word, with an ellipsis, where it is longer. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > 0 ? end : cut.length).trimEnd()}…`;
}

/** As long as search engines show them. */
const maxMetaDescription = 160;

/** For the head of a page: what the merchant wrote for it, else the beginning of its text. */
export function metaDescription(written: string | null | undefined, html: string): string {
  return written || shortened(plainText(html).replaceAll('\n', ' '), maxMetaDescription);
}
