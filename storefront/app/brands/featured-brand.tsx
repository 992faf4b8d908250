import type { Picture as ProductPicture } from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { LinkButton } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './featured-brand.module.css';

export interface BrandStory {
  handle: string;
  title: string;
  introText: string | null;
  /** The number of products. */
  total: number | null;
  picture: ProductPicture | null;
}

export function FeaturedBrand({ brand }: { brand: BrandStory }) {
  const { t, href, format } = useServerI18n();
  const { handle, title, introText, total, picture } = brand;
  const page = href.collection(handle);
  return (
    <div className={`wrap ${styles.section}`}>
      <article className={styles.brand}>
        <div className={`inverse contour ${styles.copy}`}>
          <h2 className="h3">{title}</h2>
          {introText && <p className="muted">{introText}</p>}
          <div className={styles.actions}>
            <LinkButton look="inverse" to={`${page}#products`}>
              {t.brands.allProducts}
              {total !== null && ` (${format.number(total)})`}
            </LinkButton>
            <LinkButton look="outline-inverse" to={page}>
              {t.brands.aboutBrand}
            </LinkButton>
          </div>
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture
              url={picture.url}
              alt=""
              width={400}
              height={448}
              sizes="(min-width: 62em) 400px, 90vw"
              important
            />
          </div>
        )}
      </article>
    </div>
  );
}
