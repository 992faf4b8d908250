import type { ProductCard } from '../../commerce/product/product.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { ProductGrid } from '../../merchandise/product-grid.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export type AdviceResult =
  | 'unavailable'
  | {
      products: ProductCard[];
      total: number;
      all: string;
      /** Nothing matched the strength, so it was ignored. */
      widened: boolean;
    };

/** Rendered on the server only. */
export function AdvisedCoffees({ result }: { result: AdviceResult }) {
  const { t } = useServerI18n();
  const words = t.coffee.advisor;
  if (result === 'unavailable') return <p className="lead">{words.unavailable}</p>;
  if (result.products.length === 0) return <p className="lead">{words.none}</p>;
  return (
    <>
      <SectionHead
        title={words.result(result.total)}
        text={result.widened ? words.widened : undefined}
        action={<TextLink to={result.all}>{words.all}</TextLink>}
      />
      <ProductGrid products={result.products} headingLevel={3} />
    </>
  );
}
