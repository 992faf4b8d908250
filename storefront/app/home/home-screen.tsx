import { Link } from 'react-router';
import { useContent } from '../../content/use-content.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { LinkButton } from '../ui/button.tsx';
import hero from './hero.webp';
import styles from './home-screen.module.css';

export function HomeScreen({ bestSellers }: { bestSellers: ProductCard[] }) {
  const { t, href } = useI18n();
  const content = useContent().home;
  return (
    <>
      <PageHead title={t.home.title} description={t.home.description} />
      <section className={styles.hero}>
        <div className={styles.copy}>
          <h1 className="h1">{t.home.claim}</h1>
          <p className="lead">{t.home.intro}</p>
          <LinkButton size="large" to={href.collection(content.discover)}>
            {t.home.discoverCoffee}
          </LinkButton>
        </div>
        <img src={hero} alt="" width={1600} height={900} fetchPriority="high" />
      </section>
      <nav className="wrap" aria-labelledby="popular-categories">
        <h2 id="popular-categories" className="visually-hidden">
          {t.home.popularCategories}
        </h2>
        <ul className={styles.categories}>
          {content.popularCategories.map(({ title, collection }) => (
            <li key={collection}>
              <Link to={href.collection(collection)}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {bestSellers.length > 0 && (
        <section className={`wrap ${styles.section}`}>
          <div className={styles.sectionHead}>
            <h2 className="h3">{t.home.bestSellers}</h2>
            <Link to={href.collection(content.bestSellers)}>{t.home.allBestSellers}</Link>
          </div>
          <ProductGrid products={bestSellers} headingLevel={3} />
        </section>
      )}
    </>
  );
}
