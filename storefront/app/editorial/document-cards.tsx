import { pictureUrl } from '#shop/pictures/documents.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './document-cards.module.css';
import type { DocumentCard } from './document-page.ts';

/** Other documents with their pictures; and their figures, if they have any. */
export function DocumentCards({ cards }: { cards: DocumentCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, description, href, picture, figures }) => (
        <li key={href}>
          <a href={href} className={classNames(styles.card, !picture && styles.plain)}>
            {picture && (
              <span className={classNames(styles.picture, !figures && styles.scene)}>
                <img
                  src={pictureUrl(picture)}
                  alt=""
                  width={800}
                  height={figures ? 800 : 450}
                  loading="lazy"
                />
              </span>
            )}
            <h3 className="h5">{title}</h3>
            <p className={styles.description}>{description}</p>
            {figures && <p className={`sounding sm ${styles.figures}`}>{figures}</p>}
          </a>
        </li>
      ))}
    </ul>
  );
}
