import type { ReactNode } from 'react';
import { AdviceMark } from './advice-mark.tsx';
import styles from './tip.module.css';

/** Editorial advice; at most one on a screen. */
export function Tip({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <aside className={styles.tip}>
      <AdviceMark />
      <div>
        <p className={styles.title}>{title}</p>
        <div className="muted">{children}</div>
      </div>
    </aside>
  );
}
