import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** <Quote by="Name, role">…</Quote> */
export function Quote({ by, children }: { by: string; children: ReactNode }) {
  return (
    <blockquote className={styles.quote}>
      {children}
      <footer>{by}</footer>
    </blockquote>
  );
}
