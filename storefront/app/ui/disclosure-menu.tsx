import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure-menu.module.css';
import { Icon } from './icon.tsx';

interface DisclosureMenuProps {
  /** What the opener shows: its accessible name as well. */
  label: ReactNode;
  placement?: 'below' | 'belowEnd' | 'above';
  /** Replaces the button styles. */
  openerClass?: string | undefined;
  /** List items, each with a link or a button; the current one has `aria-current`. */
  children: ReactNode;
}

/** A short list in a native `<details>`; `watchDisclosureMenus` adds hover and Escape. */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { label, placement = 'below', openerClass = styles.button, children } = props;
  return (
    <details className={styles.menu} data-menu="">
      <summary className={classNames(styles.opener, openerClass)}>
        {label}
        <Icon name="caret-down-bold" size={14} />
      </summary>
      <ul className={classNames('on-paper', styles.list, styles[placement])}>{children}</ul>
    </details>
  );
}
