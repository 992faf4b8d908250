import type { Picture } from './product.ts';

export interface Brand {
  handle: string;
  name: string;
  /** Place and founding year in one line. */
  origin: string | null;
  logo: Picture | null;
  /** The number of products; null where it was not requested or is unknown. */
  products: number | null;
}

export interface BrandLetter {
  letter: string;
  brands: Brand[];
}

/** Brands by first letter, in the same order in every language; letters with diacritics are grouped with the plain ones. */
export function brandsByLetter(brands: Brand[]): BrandLetter[] {
  const letters = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = plainLetter(brand.name);
    letters.set(letter, [...(letters.get(letter) ?? []), brand]);
  }
  return [...letters]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([letter, group]) => ({
      letter,
      brands: group.sort((one, other) => collator.compare(one.name, other.name)),
    }));
}

const collator = new Intl.Collator('en');

const ligatures: Record<string, string> = { Æ: 'A', Ø: 'O', Þ: 'T', Ł: 'L' };

function plainLetter(name: string): string {
  const first = name.normalize('NFD').slice(0, 1).toUpperCase();
  const letter = ligatures[first] ?? first;
  return /[A-Z]/.test(letter) ? letter : '#';
}
