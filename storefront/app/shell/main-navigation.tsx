import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { MenuItem } from '../../content/model.ts';
import { useContent } from '../../content/use-content.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { DisclosureMenu } from '../ui/disclosure-menu.tsx';
import { useAdvertised } from './advertised.ts';
import { navigationId } from './landmarks.ts';
import styles from './main-navigation.module.css';
import { MenuGroup } from './menu-group.tsx';
import { linkForArrowKey } from './menu-keys.ts';
import { useHideOnScrollDown } from './use-hide-on-scroll-down.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

/** The top-level groups with a panel below each; a plain list of links without scripts. */
export default function MainNavigation() {
  const { t } = useI18n();
  const { groups, offers, more } = useContent().mainMenu;
  const extras = useAdvertised()(more);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const { open, show, hide } = useOpenUntilNavigation<string>();
  useHideOnScrollDown(nav);

  const currentIf = ({ url }: MenuItem) => (url === pathname ? 'page' : undefined);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement)) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      const opener = nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      hide();
      opener?.focus();
      return;
    }
    const group = event.target.closest('[data-group]')?.getAttribute('data-group');
    // the panel must be rendered before one of its links can take the focus
    if (event.key === 'ArrowDown' && group) flushSync(() => show(group));
    const link = linkForArrowKey(event.key, event.target);
    if (!link) return;
    event.preventDefault();
    link.focus();
  }

  return (
    <>
      <nav
        ref={nav}
        id={navigationId}
        tabIndex={-1}
        className={styles.nav}
        aria-label={t.shell.mainNavigation}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide();
        }}
      >
        <ul className={`wrap ${styles.list}`}>
          {groups.map((group) => (
            <MenuGroup
              key={group.id}
              group={group}
              tone={group.id === offers ? 'offers' : 'plain'}
              current={currentIf(group)}
              open={group.id === open}
              onOpen={() => show(group.id)}
              onClose={() => hide(group.id)}
            />
          ))}
          {extras.map((item) => (
            <li key={item.id} className={styles.more}>
              <a href={item.url} className={styles.top} aria-current={currentIf(item)}>
                {item.title}
              </a>
            </li>
          ))}
          {/* overflow menu; CSS shows each entry in one of the two places */}
          <li className={styles.overflow}>
            <DisclosureMenu label={t.shell.more} placement="belowEnd" openerClass={styles.top}>
              {extras.map((item) => (
                <li key={item.id}>
                  <a href={item.url} aria-current={currentIf(item)}>
                    {item.title}
                  </a>
                </li>
              ))}
            </DisclosureMenu>
          </li>
        </ul>
      </nav>
      {/* closes the menu on tap outside */}
      {open && <div className={styles.overlay} onPointerDown={() => hide()} />}
    </>
  );
}
