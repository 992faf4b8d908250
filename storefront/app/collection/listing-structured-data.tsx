import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useSite } from '../shell/site.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { listingData } from './listing-data.ts';

/** Apart from the screen, which need not be drawn anew with every state of the router. */
export function ListingStructuredData({ products }: { products: ProductCard[] }) {
  const { href } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  return (
    <StructuredData
      things={
        import.meta.env.SSR
          ? [listingData(products, (handle) => origin + href.product(handle))]
          : []
      }
    />
  );
}
