import { useContent } from '../../content/use-content.ts';
import type { Brand } from '../commerce/brand.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { BrandGrid } from '../merchandise/brand-grid.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { About } from './about.tsx';
import styles from './home-end.module.css';
import type { MonthlyProduct } from './monthly-product.ts';
import { ProductOfTheMonth } from './product-of-the-month.tsx';
import { ProductRow } from './product-row.tsx';
import { SubscriptionAndTest } from './subscription-and-test.tsx';
import { Tutorials } from './tutorials.tsx';

interface HomeEndProps {
  productOfTheMonth: MonthlyProduct | null;
  /** An ISO date in that month. */
  month: string;
  equipment: ProductCard[];
  topBrands: Brand[];
}

/** Sections whose data could not be loaded are left out. */
export function HomeEnd({ productOfTheMonth, month, equipment, topBrands }: HomeEndProps) {
  const { t, href } = useServerI18n();
  const content = useContent().home;
  return (
    <>
      {productOfTheMonth && <ProductOfTheMonth product={productOfTheMonth} month={month} />}
      <SubscriptionAndTest />
      {content.equipment && equipment.length > 0 && (
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
