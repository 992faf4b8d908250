import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** A highlighted note. */
export function Note({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}
