import { transliterate } from '../commerce/search-query.ts';

interface WrittenPage {
  title: string;
  description: string;
}

const maxPages = 4;
const shortestWord = 3;

/** Pages with all words in their title or description; title matches first. */
export function matchPages<Page extends WrittenPage>(
  pages: readonly Page[],
  query: string,
): Page[] {
  const words = transliterate(query)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= shortestWord);
  if (words.length === 0) return [];
  const has = (text: string) => {
    const plain = transliterate(text);
    return words.every((word) => plain.includes(word));
  };
  const rank = ({ title, description }: Page) => {
    if (has(title)) return 2;
    return has(`${title} ${description}`) ? 1 : 0;
  };
  return pages
    .map((page) => ({ page, rank: rank(page) }))
    .filter((match) => match.rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, maxPages)
    .map(({ page }) => page);
}
