import { highlightMatches } from '../commerce/search/search-query.ts';
import styles from './highlighted-text.module.css';

/** A title with the typed words highlighted. */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  let position = 0;
  return highlightMatches(text, query).map((part) => {
    const key = position;
    position += part.text.length;
    return part.isMatch ? (
      <mark key={key} className={styles.typed}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
