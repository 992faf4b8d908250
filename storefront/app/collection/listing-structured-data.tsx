import type { ProductCard } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useSite } from '../shell/site.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { toItemList } from './item-list.ts';

/** A component of its own: it renders with every state of the router, the screen does not. */
export function ListingStructuredData({ products }: { products: ProductCard[] }) {
  const { href } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  return (
    <StructuredData
      things={
        import.meta.env.SSR ? [toItemList(products, (handle) => origin + href.product(handle))] : []
      }
    />
  );
}
