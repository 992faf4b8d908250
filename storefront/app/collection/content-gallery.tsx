import type { Teaser } from '../commerce/collection/collection.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './content-gallery.module.css';

export function ContentGallery({ items }: { items: Teaser[] }) {
  const { t, href } = useServerI18n();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="content-gallery">
      <SectionHead id="content-gallery" title={t.collection.goodToKnow} />
      <ul className={styles.items}>
        {items.map(({ title, text, picture, link }) => (
          <li key={title} className={styles.item}>
            {picture && (
              <div className={styles.picture}>
                <Picture
                  {...picture}
                  width={480}
                  height={360}
                  sizes="(min-width: 62em) 30vw, 90vw"
                />
              </div>
            )}
            <h3 className="h5">{title}</h3>
            {text && <p>{text}</p>}
            {link && <Link to={href.collection(link.handle)}>{link.label}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}
