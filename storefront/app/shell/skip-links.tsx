import type { MouseEvent } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { menuButtonId, navigationId } from './landmarks.ts';
import styles from './skip-links.module.css';

export function SkipLinks() {
  const { t } = useI18n();
  return (
    <ul className={styles.links}>
      <li>
        <a href={`#${navigationId}`} onClick={focusMenuButtonInstead}>
          {t.shell.skipToNavigation}
        </a>
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

/** On a narrow screen the navigation is behind its button. */
function focusMenuButtonInstead(event: MouseEvent) {
  const button = document.getElementById(menuButtonId);
  if (!button?.checkVisibility()) return;
  event.preventDefault();
  button.focus();
}
