import { useLocation } from 'react-router';
import { leadsTo } from '../../content/menu-items.ts';
import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { navigationId } from './landmarks.ts';
import styles from './main-navigation.module.css';
import { MenuGroup } from './menu-group.tsx';
import { useMenuSection } from './menu-section.ts';

/** The top-level groups with a panel below each, rendered on the server only; menu.ts opens the panels. */
export function MainNavigation() {
  const { t } = useServerI18n();
  const { groups, offers, tiles } = useContent().mainMenu;
  const opening = groups.filter(({ items }) => items.length > 0);
  const { pathname } = useLocation();
  const section = useMenuSection();
  const current =
    groups.find((group) => leadsTo(group, pathname)) ??
    groups.find((group) => section && leadsTo(group, section));

  return (
    <>
      <nav
        id={navigationId}
        tabIndex={-1}
        className={styles.nav}
        aria-label={t.shell.mainNavigation}
      >
        <ul className={styles.list} data-menu="">
          {groups.map((group, index) => (
            <MenuGroup
              key={group.id}
              group={group}
              place={index + 1}
              tile={tiles[opening.indexOf(group)]}
              tone={group.url === offers ? 'offers' : 'plain'}
              isCurrent={group === current}
            />
          ))}
        </ul>
      </nav>
      {/* closes the menu on tap outside */}
      <div className={styles.overlay} hidden />
    </>
  );
}
