import { use } from 'react';
import { useContent } from '../../content/use-content.ts';
import type { Brand } from '../commerce/brand.ts';
import { destinationOf } from '../commerce/delivery-country.ts';
import type { ProductCard } from '../commerce/product.ts';
import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { BrandGrid } from '../merchandise/brand-grid.tsx';
import logo from '../shell/logo.svg';
import { PageHead } from '../shell/page-head.tsx';
import { PopularCategories } from '../shell/popular-categories.tsx';
import { ShopRatingContext } from '../shell/shop-rating.ts';
import { useSite } from '../shell/site.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { About } from './about.tsx';
import { AdviceFinder } from './advice-finder.tsx';
import { Hero } from './hero.tsx';
import styles from './home-screen.module.css';
import type { MonthlyProduct } from './monthly-product.ts';
import { ProductOfTheMonth } from './product-of-the-month.tsx';
import { ProductRow } from './product-row.tsx';
import { shopStructuredData } from './shop-structured-data.ts';
import { SubscriptionAndTest } from './subscription-and-test.tsx';
import { Tutorials } from './tutorials.tsx';

export interface HomeScreenProps {
  /** The number of products of the popular categories, by handle. */
  sizes: Record<string, number>;
  bestSellers: ProductCard[];
  /** The number of matches for the default answers. */
  adviceCount: number | null;
  productOfTheMonth: MonthlyProduct | null;
  /** An ISO date in that month. */
  month: string;
  equipment: ProductCard[];
  topBrands: Brand[];
}

/** Sections whose data could not be loaded are left out. */
export function HomeScreen(props: HomeScreenProps) {
  const { sizes, bestSellers, adviceCount, productOfTheMonth, month } = props;
  const { equipment, topBrands } = props;
  const { t, href, format, language } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  const { min, max } = destinationOf(shop.shipping.defaultCountry[language]).days;
  const description = t.home.description(format.number(shop.productsOver), format.range(min, max));
  const content = useContent().home;
  const rating = use(ShopRatingContext);
  return (
    <>
      <PageHead title={t.home.title} description={description} />
      <StructuredData
        things={
          import.meta.env.SSR
            ? shopStructuredData({ origin, language, description, logo, rating })
            : []
        }
      />
      <Hero />
      <PopularCategories sizes={sizes} titleHidden />
      {bestSellers.length > 0 && (
        <ProductRow
          id="home-best-sellers"
          title={t.home.bestSellers}
          products={bestSellers}
          more={{ title: t.home.allBestSellers, to: href.collection(content.bestSellers) }}
        />
      )}
      <AdviceFinder firstCount={adviceCount} />
      {productOfTheMonth && <ProductOfTheMonth product={productOfTheMonth} month={month} />}
      <SubscriptionAndTest />
      {equipment.length > 0 && (
        <ProductRow
          id="home-equipment"
          title={t.home.equipment}
          products={equipment}
          more={{ title: t.home.allEquipment, to: href.collection(content.equipment) }}
        />
      )}
      {topBrands.length > 0 && (
        <section className={`section ${styles.sand}`}>
          <div className="wrap">
            <SectionHead
              title={t.home.topBrands}
              action={<TextLink to={href.brands()}>{t.home.seeAll}</TextLink>}
            />
            <BrandGrid brands={topBrands} columns={7} />
          </div>
        </section>
      )}
      <Tutorials />
      <About />
    </>
  );
}
