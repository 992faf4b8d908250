import { useId } from 'react';
import { linkUrl } from '../../content/links.ts';
import { isHeading } from '../../content/menu-items.ts';
import type { MenuItem, Teaser } from '../../content/model.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { useAdvertised } from './advertised.ts';
import { ContentPicture } from './content-picture.tsx';
import styles from './menu-panel.module.css';

interface MenuPanelProps {
  boxes: MenuItem[];
  /** At the side. */
  tile: Teaser | undefined;
  /** The address of the page, where it is in the group. */
  current: string | null;
}

/** The boxes of one group. */
export function MenuPanel({ boxes, tile, current }: MenuPanelProps) {
  const { market } = useServerI18n();
  return (
    <div className={`wrap ${styles.inside}`}>
      <ul className={styles.boxes}>
        {boxes.map((box) => (
          <MenuBox key={box.id} box={box} current={current} />
        ))}
      </ul>
      {tile && (
        <a href={linkUrl(tile.link, market.locale)} className={styles.tile}>
          <span className={styles.picture}>
            <ContentPicture image={tile.image} alt="" width={480} height={480} sizes="324px" />
          </span>
          <span className={`h5 ${styles.tileTitle}`}>{tile.heading}</span>
          <span className={`sm muted ${styles.tileText}`}>{tile.text}</span>
          <span className={styles.tileLink}>{tile.linkText}</span>
        </a>
      )}
    </div>
  );
}

interface MenuBoxProps {
  box: MenuItem;
  current: string | null;
}

function MenuBox({ box, current }: MenuBoxProps) {
  const { t } = useServerI18n();
  const titleId = useId();
  const items = useAdvertised()(box.items);
  return (
    <li className={styles.box} data-box>
      <p className="h6" id={titleId}>
        {box.title}
      </p>
      <ul aria-labelledby={titleId}>
        {items.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url} aria-current={url === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {!isHeading(box) && (
        <a
          href={box.url}
          className={styles.all}
          aria-current={box.url === current ? 'page' : undefined}
          aria-label={`${t.shell.seeAll}: ${box.title}`}
        >
          {t.shell.seeAll}
        </a>
      )}
    </li>
  );
}
