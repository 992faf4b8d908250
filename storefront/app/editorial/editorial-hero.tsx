import { pictureUrl } from '#shop/pictures/documents.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { classNames } from '../ui/class-names.ts';
import type { DocumentPage } from './document-page.ts';
import styles from './editorial-hero.module.css';

type EditorialHeroProps = Pick<
  DocumentPage,
  'title' | 'shortTitle' | 'description' | 'hero' | 'parent'
>;

/** Title and description; beside a scene on a dark background. */
export function EditorialHero({
  title,
  shortTitle,
  description,
  hero,
  parent,
}: EditorialHeroProps) {
  const { t, href } = useI18n();
  const way = [{ title: t.shell.home, href: href.home() }, ...(parent ? [parent] : [])];
  return (
    <div className={classNames(hero && `inverse contour ${styles.withScene}`)}>
      <div className={`wrap ${styles.copy}`}>
        <Breadcrumb items={[...way, { title: shortTitle }]} />
        <div className={styles.words}>
          <h1 className={`${hero ? 'h1' : 'h3'} ${styles.title}`}>{title}</h1>
          <p className={`lead ${styles.description}`}>{description}</p>
        </div>
      </div>
      {hero && (
        <img
          className={styles.scene}
          src={pictureUrl(hero)}
          alt=""
          width={1200}
          height={675}
          fetchPriority="high"
        />
      )}
    </div>
  );
}
