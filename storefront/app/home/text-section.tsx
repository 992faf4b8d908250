import type { SectionOf } from '../../content/schema.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './text-section.module.css';

/** What the shop sells and how, for readers and search engines. */
export function TextSection({ heading, paragraphs }: SectionOf<'text'>) {
  const { t } = useI18n();
  return (
    <section className={`section ${styles.section}`}>
      <div className={`wrap ${styles.columns}`}>
        <h2 className="h4">{heading ?? t.home.title}</h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
