import type { Language } from '../catalogue-format/languages.ts';

const danishTail: Record<string, string> = { æ: 'zza', ø: 'zzb', å: 'zzc' };

/** A title as a key whose plain byte order is the order of the language: Danish has æ, ø and å after z. */
export function sortTitle(title: string, language: Language): string {
  const lower = title.toLowerCase();
  const placed =
    language === 'da' ? lower.replace(/[æøå]/g, (letter) => danishTail[letter] ?? letter) : lower;
  return placed
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(6, '0'));
}
