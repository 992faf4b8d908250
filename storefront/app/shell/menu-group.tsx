import { useLocation } from 'react-router';
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
  /** The page is in it. */
  isCurrent: boolean;
}

/** A top-level item, with its panel if it has one. */
export function MenuGroup({ group, place, tile, tone, isCurrent }: MenuGroupProps) {
  const { pathname } = useLocation();
  const look = tone === 'offers' ? `${styles.top} ${styles.offers}` : styles.top;
  const { title, url, items } = group;
  const current = isCurrent && (url === pathname ? 'page' : true);
  if (items.length === 0) {
    return (
      <li>
        <a href={url} className={look} aria-current={current || undefined} data-top="">
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
        aria-current={current || undefined}
        aria-controls={panelId}
        data-top=""
        data-hold="menu"
      >
        {title}
      </a>
      <div id={panelId} className={styles.panel} data-panel="">
        <MenuPanel boxes={items} tile={tile} current={isCurrent ? pathname : null} />
      </div>
    </li>
  );
}
