import { pictureUrl } from '#shop/pictures/documents.ts';
import { clockTime } from '../coffee/tutorials/clock-time.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './document-cards.module.css';
import type { DocumentCard } from './document-page.ts';

/** Other documents with their pictures; tutorials with their figures too. */
export function DocumentCards({ cards }: { cards: DocumentCard[] }) {
  const { t, format } = useI18n();
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, description, href, picture, recipe }) => (
        <li key={href}>
          <a href={href} className={classNames(styles.card, !picture && styles.plain)}>
            {picture && (
              <span className={classNames(styles.picture, !recipe && styles.scene)}>
                <img
                  src={pictureUrl(picture)}
                  alt=""
                  width={800}
                  height={recipe ? 800 : 450}
                  loading="lazy"
                />
              </span>
            )}
            <h3 className="h5">{title}</h3>
            <p className={styles.description}>{description}</p>
            {recipe && (
              <p className={`sounding sm ${styles.figures}`}>
                {[
                  `${format.number(recipe.coffee)}\u00a0g`,
                  `${format.number(recipe.water)}\u00a0g`,
                  clockTime(recipe.seconds, t.editorial.tutorial.hours),
                ].join(' · ')}
              </p>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
