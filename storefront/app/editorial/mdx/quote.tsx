import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Someone's words: <Quote by="Name, what she does">…</Quote>. */
export function Quote({ by, children }: { by: string; children: ReactNode }) {
  return (
    <blockquote className={styles.quote}>
      {children}
      <footer>{by}</footer>
    </blockquote>
  );
}
