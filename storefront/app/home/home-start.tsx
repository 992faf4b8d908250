import logo from '#shop/theme/logo.svg';
import { useContent } from '../../content/use-content.ts';
import type { ProductCard } from '../commerce/product.ts';
import type { ShopRating } from '../commerce/shop-rating.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { PopularCategories } from '../shell/popular-categories.tsx';
import { useSite } from '../shell/site.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { Hero } from './hero.tsx';
import { ProductRow } from './product-row.tsx';
import { shopStructuredData } from './shop-structured-data.ts';

interface HomeStartProps {
  description: string;
  rating: ShopRating | null;
  /** The number of products of the popular categories, by handle. */
  sizes: Record<string, number>;
  bestSellers: ProductCard[];
}

/** Sections whose data could not be loaded are left out. */
export function HomeStart({ description, rating, sizes, bestSellers }: HomeStartProps) {
  const { t, href, language } = useServerI18n();
  const content = useContent().home;
  const origin = useSite()?.publicOrigin ?? '';
  return (
    <>
      <StructuredData
        things={shopStructuredData({ origin, language, description, logo, rating })}
      />
      <Hero rating={rating} />
      <PopularCategories sizes={sizes} titleHidden />
      {content.bestSellers && bestSellers.length > 0 && (
        <ProductRow
          id="home-best-sellers"
          title={t.home.bestSellers}
          products={bestSellers}
          more={{ title: t.home.allBestSellers, to: href.collection(content.bestSellers) }}
        />
      )}
    </>
  );
}
