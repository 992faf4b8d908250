import { homePictures } from '#shop/pictures/home.ts';
import { shop } from '#shop/shop.ts';
import { useContent } from '../../content/use-content.ts';
import type { ShopRating } from '../commerce/shop-rating.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { LinkButton } from '../ui/button.tsx';
import { Rating } from '../ui/rating.tsx';
import styles from './hero.module.css';
import { adviceId } from './home-parts.ts';

export function Hero({ rating }: { rating: ShopRating | null }) {
  const { t, href, format } = useServerI18n();
  const { discover, advice } = useContent().home;
  const stars = rating && format.number(rating.average);
  return (
    <section className={styles.hero}>
      <div className={styles.copy}>
        <h1 className="h1">{t.home.claim}</h1>
        <p className={`lead ${styles.intro}`}>{t.home.intro(format.number(shop.productsOver))}</p>
        <div className={styles.actions}>
          <LinkButton size="large" to={href.collection(discover)}>
            {t.home.discoverCoffee}
          </LinkButton>
          {advice.preparations.length > 0 && (
            <LinkButton size="large" look="outline" to={`#${adviceId}`}>
              {t.home.startAdvisor}
            </LinkButton>
          )}
        </div>
        {rating && stars && (
          <p className={styles.score}>
            <Rating value={rating.average} size={18} label={t.shell.outOfFive(stars)}>
              <a href={href.page(t.footer.reviewCheckPage)}>
                <strong aria-hidden="true">{stars}</strong>{' '}
                {t.home.fromReviews(format.number(rating.count))}
              </a>
            </Rating>
          </p>
        )}
      </div>
      <img
        src={homePictures.hero}
        alt={t.home.heroPicture}
        width={1600}
        height={900}
        fetchPriority="high"
      />
    </section>
  );
}
