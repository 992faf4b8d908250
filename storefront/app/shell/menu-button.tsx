import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { drawerId, menuButtonId, navigationId } from './landmarks.ts';
import styles from './menu-button.module.css';

/** Opens the drawer; without scripts it is a link to the navigation in the page. */
export function MenuButton() {
  const { t } = useServerI18n();
  return (
    <a
      id={menuButtonId}
      href={`#${navigationId}`}
      className={styles.link}
      aria-label={t.shell.openNavigation}
      data-hold="button"
      data-dialog={drawerId}
    >
      <Icon name="list" size={24} />
    </a>
  );
}
