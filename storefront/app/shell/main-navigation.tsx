import { useLocation } from 'react-router';
import type { MenuItem } from '../../content/model.ts';
import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { DisclosureMenu } from '../ui/disclosure-menu.tsx';
import { useAdvertised } from './advertised.ts';
import { navigationId } from './landmarks.ts';
import styles from './main-navigation.module.css';
import { MenuGroup } from './menu-group.tsx';

/** The top-level groups with a panel below each, rendered on the server only; menu.ts opens the panels. */
export function MainNavigation() {
  const { t } = useServerI18n();
  const { groups, offers, more } = useContent().mainMenu;
  const extras = useAdvertised()(more);
  const { pathname } = useLocation();

  const currentIf = ({ url }: MenuItem) => (url === pathname ? 'page' : undefined);

  return (
    <>
      <nav
        id={navigationId}
        tabIndex={-1}
        className={styles.nav}
        aria-label={t.shell.mainNavigation}
      >
        <ul className={`wrap ${styles.list}`}>
          {groups.map((group, index) => (
            <MenuGroup
              key={group.id}
              group={group}
              place={index + 1}
              tone={group.url === offers ? 'offers' : 'plain'}
              current={currentIf(group)}
            />
          ))}
          {extras.map((item) => (
            <li key={item.id} className={styles.more}>
              <a
                href={item.url}
                className={styles.top}
                aria-current={currentIf(item)}
                data-entry=""
              >
                {item.title}
              </a>
            </li>
          ))}
          {/* overflow menu; CSS shows each entry in one of the two places */}
          <li className={styles.overflow}>
            <DisclosureMenu label={t.shell.more} placement="belowEnd" openerClass={styles.top}>
              {extras.map((item) => (
                <li key={item.id}>
                  <a href={item.url} aria-current={currentIf(item)} data-entry="">
                    {item.title}
                  </a>
                </li>
              ))}
            </DisclosureMenu>
          </li>
        </ul>
      </nav>
      {/* closes the menu on tap outside */}
      <div className={styles.overlay} hidden />
    </>
  );
}
