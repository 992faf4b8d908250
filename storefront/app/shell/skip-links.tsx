import type { MouseEvent } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { menuButtonId, navigationId } from './landmarks.ts';
import styles from './skip-links.module.css';

export interface SkipLink {
  to: string;
  text: string;
}

/** A page may replace the link to its content. */
export function SkipLinks({ own }: { own?: SkipLink[] | undefined }) {
  const { t } = useI18n();
  const links = own ?? [{ to: '#content', text: t.shell.skipToContent }];
  return (
    <ul className={styles.links}>
      <li>
        <a href={`#${navigationId}`} onClick={focusMenuButtonInstead}>
          {t.shell.skipToNavigation}
        </a>
      </li>
      {links.map(({ to, text }) => (
        <li key={to}>
          <a href={to}>{text}</a>
        </li>
      ))}
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
