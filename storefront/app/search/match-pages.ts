import { transliterate } from '../commerce/search/search-query.ts';

interface WrittenPage {
  title: string;
  description: string;
  /** Further words by which it is found. */
  keywords: string;
}

const maxPages = 4;
const shortestWord = 3;
/** Longer words are found by their beginning, so that their ending does not matter. */
const shortestStem = 5;

/** Pages with all words in their title, keywords or description; title matches first. */
export function matchPages<Page extends WrittenPage>(
  pages: readonly Page[],
  query: string,
): Page[] {
  const words = transliterate(query)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= shortestWord)
    .map((word) => word.slice(0, Math.max(shortestStem, word.length - 2)));
  if (words.length === 0) return [];
  const has = (text: string) => {
    const plain = transliterate(text);
    return words.every((word) => plain.includes(word));
  };
  const rank = ({ title, keywords, description }: Page) => {
    if (has(title)) return 3;
    if (has(`${title} ${keywords}`)) return 2;
    return has(`${title} ${keywords} ${description}`) ? 1 : 0;
  };
  return pages
    .map((page) => ({ page, rank: rank(page) }))
    .filter((match) => match.rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, maxPages)
    .map(({ page }) => page);
}
