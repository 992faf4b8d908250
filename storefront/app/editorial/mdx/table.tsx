import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Scrolls horizontally on a narrow screen, by keyboard too. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
