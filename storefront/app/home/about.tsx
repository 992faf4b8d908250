import { useContent } from '../../content/use-content.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './about.module.css';

export function About() {
  const { t } = useI18n();
  return (
    <section className={`section ${styles.section}`}>
      <div className={`wrap ${styles.columns}`}>
        <h2 className="h4">{t.home.title}</h2>
        <div className={styles.text}>
          {useContent().home.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
