import { homePictures } from '#shop/pictures/home.ts';
import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './tutorials.module.css';

export function Tutorials() {
  const { t } = useServerI18n();
  const { tutorials } = useContent().home;
  if (!tutorials) return null;
  const { all, items } = tutorials;
  return (
    <section className="section wrap">
      <SectionHead
        title={t.home.tutorials}
        action={<TextLink to={all}>{t.home.allTutorials}</TextLink>}
      />
      <ul className={styles.list}>
        {items.map(({ title, figures, url, picture }) => (
          <li key={url}>
            <a href={url} className={styles.tutorial}>
              <span className={styles.picture}>
                <img src={homePictures[picture]} alt="" width={900} height={900} loading="lazy" />
              </span>
              <h3 className="h5">{title}</h3>
              <p className="sm sounding">{figures}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
