import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { DialogOpener } from '../ui/dialog-opener.tsx';
import { Icon } from '../ui/icon.tsx';
import { drawerId, menuButtonId, navigationId } from './landmarks.ts';
import styles from './menu-button.module.css';
// only the server has the drawer itself
import './navigation-drawer.module.css';

/** Opens the drawer; without scripts it is a link to the navigation in the page. */
export function MenuButton() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => closeDrawer, [pathname]);
  return (
    <DialogOpener
      id={menuButtonId}
      dialog={drawerId}
      href={`#${navigationId}`}
      className={styles.link}
      aria-label={t.shell.openNavigation}
    >
      <Icon name="list" size={24} />
    </DialogOpener>
  );
}

function closeDrawer() {
  const drawer = document.getElementById(drawerId);
  if (drawer instanceof HTMLDialogElement) drawer.close();
}
