import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** What must not be overlooked, on a white ground. */
export function Note({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}
