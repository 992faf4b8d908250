import type { AdvisorAnswer } from '../../commerce/collection/listing-query.ts';
import type { ProductCard } from '../../commerce/product/product.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { ProductGrid } from '../../merchandise/product-grid.tsx';
import { MatchReasonsContext } from '../../merchandise/why-it-matches.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { GivenAnswer } from './given-answers.tsx';
import { matchReasons } from './match-reasons.ts';

/** A product that meets all answers but one. */
export interface NearMatch {
  product: ProductCard;
  missed: AdvisorAnswer['name'];
}

interface NearMatchesProps {
  given: GivenAnswer[];
  near: NearMatch[];
}

/** Below the products that meet every answer. */
export function NearMatches({ given, near }: NearMatchesProps) {
  const { t } = useServerI18n();
  const words = t.coffee.answers;
  const reasonsOf = (product: ProductCard) => {
    const missed = near.find((match) => match.product.id === product.id)?.missed ?? null;
    return matchReasons(given, missed, product, words);
  };
  return (
    <section>
      <SectionHead title={words.nearTitle(given.length)} text={words.nearText} />
      <MatchReasonsContext value={reasonsOf}>
        <ProductGrid products={near.map(({ product }) => product)} headingLevel={3} />
      </MatchReasonsContext>
    </section>
  );
}
