import { createContext, use } from 'react';
import type { ProductCard } from '../commerce/product/product.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './why-it-matches.module.css';

/** One of the shopper's answers, and whether the product meets it. */
export interface MatchReason {
  text: string;
  matches: boolean;
}

/** Provided by listings that answer the advisor; cards elsewhere show no reasons. */
export const MatchReasonsContext = createContext<((product: ProductCard) => MatchReason[]) | null>(
  null,
);

/** Why a card is in the listing. */
export function WhyItMatches({ product }: { product: ProductCard }) {
  const reasonsOf = use(MatchReasonsContext);
  if (!reasonsOf) return null;
  return (
    <ul className={styles.reasons}>
      {reasonsOf(product).map(({ text, matches }) => (
        <li key={text} className={matches ? styles.match : styles.deviation}>
          <Icon name={matches ? 'check-bold' : 'minus-bold'} size={14} />
          {text}
        </li>
      ))}
    </ul>
  );
}
