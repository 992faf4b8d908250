import type { Picture as ProductPicture } from '../commerce/product/product.ts';
import type { ProductTest } from '../commerce/product/product-test.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { LinkButton } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './product-test-block.module.css';

interface ProductTestBlockProps {
  test: ProductTest;
  /** Of the product. */
  picture: ProductPicture | undefined;
}

export function ProductTestBlock({ test, picture }: ProductTestBlockProps) {
  const { t, format, href } = useServerI18n();
  const { handle, title, text, verdict, score, points, url } = test;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="product-test">
      <div className={styles.test}>
        {picture && (
          <div className={styles.picture}>
            <Picture
              url={picture.url}
              alt=""
              width={560}
              height={560}
              sizes="(min-width: 62em) 340px, 80vw"
            />
          </div>
        )}
        <div className={styles.copy}>
          <h2 id="product-test" className="h4">
            {title}
          </h2>
          {score !== null && (
            <p className={styles.score}>
              <strong>{format.average(score)}</strong>{' '}
              <span>
                {t.editorial.test.ofTen}
                {verdict && <small>{verdict}</small>}
              </span>
            </p>
          )}
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map(({ label, value }) => (
                <li key={label}>
                  <span>{label}</span>
                  <svg aria-hidden="true">
                    <rect width={`${value * 10}%`} height="100%" />
                  </svg>
                  <strong>{format.average(value)}</strong>
                </li>
              ))}
            </ul>
          )}
          {score === null && verdict && <p>{verdict}</p>}
          {text && <p className={styles.text}>{text}</p>}
          <LinkButton to={url ?? href.article(handle)} look="outline-inverse">
            {t.collection.toReview}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
