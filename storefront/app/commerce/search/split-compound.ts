const shortestPart = 3;
/** Letters between the parts: Geschenk-s-karte, Blume-n-topf. */
const links = ['', 's', 'n', 'es', 'en', 'e'];

/** The known words of which a compound is made, with as few parts as possible; null where it is none. */
export function splitCompound(
  word: string,
  isKnown: (part: string) => boolean,
  mostParts = 3,
): string[] | null {
  if (mostParts < 2) return null;
  // the last part is the kind: the longest possible first
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
    const tail = word.slice(cut);
    if (!isKnown(tail)) continue;
    const head = word.slice(0, cut);
    for (const link of links) {
      if (!head.endsWith(link)) continue;
      const first = head.slice(0, head.length - link.length);
      if (first.length < shortestPart) continue;
      if (isKnown(first)) return [first, tail];
      const parts = splitCompound(first, isKnown, mostParts - 1);
      if (parts) return [...parts, tail];
    }
  }
  return null;
}
