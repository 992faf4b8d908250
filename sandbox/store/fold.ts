const spelledOut: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
};
const stripped: Record<string, string> = { ß: 'ss', æ: 'a', ø: 'o', å: 'a' };

/** The words of a query: in small plain letters, ä written as ae. */
export function queryWords(text: string): string[] {
  return [...new Set(split(spellOut(text)))];
}

/** The words under which a text is found: "Tür" as tuer and as tur. */
export function indexWords(text: string): string[] {
  const short = text.toLowerCase().replace(/[ßæøå]/g, (letter) => stripped[letter] ?? letter);
  return [...new Set([...split(spellOut(text)), ...split(short)])];
}

/** A whole phrase in small plain letters. */
export function foldPhrase(text: string): string {
  return split(spellOut(text)).join(' ');
}

function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøå]/g, (letter) => spelledOut[letter] ?? letter);
}

function split(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
