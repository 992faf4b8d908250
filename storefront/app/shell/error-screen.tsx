import { useContent } from '../../content/use-content.ts';
import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LinkButton } from '../ui/button.tsx';
import styles from './error-screen.module.css';

export function ErrorScreen({ missing }: { missing: boolean }) {
  const { t, href } = useI18n();
  const { popularCategories } = useContent().home;
  const title = missing ? t.error.notFoundTitle : t.error.brokenTitle;
  return (
    <section className={`inverse ${styles.screen}`}>
      <title>{`${title} | ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1 className="h1">{title}</h1>
        <p className="lead">{missing ? t.error.notFoundText : t.error.brokenText}</p>
        <ul className={styles.ways}>
          <li>
            <LinkButton look="inverse" to={href.home()}>
              {t.error.toHome}
            </LinkButton>
          </li>
          {popularCategories.map(({ title, collection }) => (
            <li key={collection}>
              <a href={href.collection(collection)}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
