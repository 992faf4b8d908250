import { linkUrl } from '../../content/links.ts';
import type { SectionOf } from '../../content/schema.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { ContentPicture } from '../shell/content-picture.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './articles.module.css';

export function Articles({ heading, teasers, linkText, link }: SectionOf<'articles'>) {
  const { market } = useServerI18n();
  const all = link && linkText && <TextLink to={linkUrl(link, market.locale)}>{linkText}</TextLink>;
  return (
    <section className="section wrap">
      <SectionHead title={heading} action={all} />
      <ul className={styles.list}>
        {teasers.map((teaser) => (
          <li key={teaser.heading}>
            <a href={linkUrl(teaser.link, market.locale)} className={styles.article}>
              <span className={styles.picture}>
                <ContentPicture
                  image={teaser.image}
                  alt=""
                  width={900}
                  height={900}
                  sizes="(min-width: 62em) 30vw, 92vw"
                />
              </span>
              <h3 className="h5">{teaser.heading}</h3>
              {teaser.text && <p className="sm sounding">{teaser.text}</p>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
