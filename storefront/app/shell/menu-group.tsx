import type { MenuItem, Teaser } from '../../content/model.ts';
import styles from './main-navigation.module.css';
import { MenuPanel } from './menu-panel.tsx';

interface MenuGroupProps {
  group: MenuItem;
  /** Its place in the menu. */
  place: number;
  /** At the side of its panel. */
  tile: Teaser | undefined;
  tone: 'plain' | 'offers';
  current: 'page' | undefined;
}

/** A top-level item, with its panel if it has one. */
export function MenuGroup({ group, place, tile, tone, current }: MenuGroupProps) {
  const look = tone === 'offers' ? `${styles.top} ${styles.offers}` : styles.top;
  const { title, url, items } = group;
  if (items.length === 0) {
    return (
      <li>
        <a href={url} className={look} aria-current={current} data-entry="" data-top="">
          {title}
        </a>
      </li>
    );
  }
  const panelId = `menu-${place}`;
  return (
    <li data-group="">
      <a
        href={url}
        className={look}
        aria-current={current}
        aria-controls={panelId}
        data-entry=""
        data-top=""
        data-hold="menu"
      >
        {title}
      </a>
      <div id={panelId} className={styles.panel} data-panel="">
        <MenuPanel boxes={items} tile={tile} />
      </div>
    </li>
  );
}
