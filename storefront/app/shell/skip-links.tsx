import { useI18n } from '../i18n/i18n.tsx';
import styles from './skip-links.module.css';

export function SkipLinks() {
  const { t } = useI18n();
  return (
    <ul className={styles.links}>
      <li>
        <a href="#navigation-target">{t.shell.skipToNavigation}</a>
      </li>
      <li>
        <a href="#content">{t.shell.skipToContent}</a>
      </li>
      <li>
        <a href="#footer">{t.shell.skipToFooter}</a>
      </li>
    </ul>
  );
}
