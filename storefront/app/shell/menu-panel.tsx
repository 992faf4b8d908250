import { useId } from 'react';
import { menuTilePictures } from '#shop/pictures/menu-tiles.ts';
import { isHeading } from '../../content/menu-items.ts';
import type { MenuItem, MenuTile } from '../../content/model.ts';
import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { useAdvertised } from './advertised.ts';
import styles from './menu-panel.module.css';

interface MenuPanelProps {
  boxes: string;
  tile: MenuTile | undefined;
}

/** The boxes of one group and a promotional tile at the side. */
export function MenuPanel({ boxes, tile }: MenuPanelProps) {
  const { menuBoxes } = useContent();
  const picture = tile && menuTilePictures[tile.picture];
  return (
    <div className={`wrap ${styles.inside}`}>
      <ul className={styles.boxes}>
        {menuBoxes[boxes]?.map((box) => (
          <MenuBox key={box.id} box={box} />
        ))}
      </ul>
      {tile && (
        <a href={tile.url} className={styles.tile}>
          {picture && (
            <span className={styles.picture}>
              <img src={picture} alt="" width={480} height={480} loading="lazy" />
            </span>
          )}
          <span className={`h5 ${styles.tileTitle}`}>{tile.title}</span>
          <span className={`sm muted ${styles.tileText}`}>{tile.text}</span>
          <span className={styles.tileLink}>{tile.linkText}</span>
        </a>
      )}
    </div>
  );
}

function MenuBox({ box }: { box: MenuItem }) {
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
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      {!isHeading(box) && (
        <a href={box.url} className={styles.all} aria-label={`${t.shell.seeAll}: ${box.title}`}>
          {t.shell.seeAll}
        </a>
      )}
    </li>
  );
}
