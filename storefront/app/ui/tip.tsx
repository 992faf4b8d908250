import type { ReactNode } from 'react';
import { PilotLights } from './pilot-lights.tsx';
import styles from './tip.module.css';

/** Editorial advice; at most one on a screen. */
export function Tip({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <aside className={styles.tip}>
      <PilotLights />
      <div>
        <p className={styles.title}>{title}</p>
        <div className="muted">{children}</div>
      </div>
    </aside>
  );
}
