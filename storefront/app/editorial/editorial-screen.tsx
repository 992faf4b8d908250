import type { PageText } from '../../content/pages/model.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './editorial-screen.module.css';

export function EditorialScreen({ text }: { text: PageText }) {
  const { t, href } = useI18n();
  const { title, description, paragraphs, links = [] } = text;
  return (
    <article>
      <PageHead title={title} description={description} />
      <div className="inverse contour">
        <div className={`wrap ${styles.hero}`}>
          <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, { title }]} />
          <h1 className={`h2 ${styles.title}`}>{title}</h1>
          <p className={`lead ${styles.description}`}>{description}</p>
        </div>
      </div>
      <div className={`wrap section ${styles.body}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.id}>
                <TextLink to={link.url}>{link.title}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
