import type { Teaser } from '../commerce/collection/collection.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './promotion-tile.module.css';

export function PromotionTile({ promotion }: { promotion: Teaser }) {
  const { href } = useI18n();
  const { title, text, picture, link } = promotion;
  return (
    <div className={`inverse ${styles.tile}`}>
      <div className={styles.copy}>
        <h2 className="h5">{title}</h2>
        {text && <p>{text}</p>}
        {link && (
          <Link to={href.collection(link.handle)} className={styles.link}>
            {link.label}
          </Link>
        )}
      </div>
      {picture && (
        <Picture
          url={picture.url}
          alt={picture.alt}
          width={480}
          height={480}
          sizes="(min-width: 62em) 22vw, 50vw"
        />
      )}
    </div>
  );
}
