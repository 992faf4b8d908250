/** Whether a name contains the text, ignoring case and accents. */
export function matchesText(name: string, typed: string): boolean {
  return plain(name).includes(plain(typed.trim()));
}

const letters: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss' };

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[øæß]/g, (letter) => letters[letter] ?? letter);
}
