import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** White, with a larger title. */
  large?: boolean;
  children: ReactNode;
}

export function Panel({ title, large = false, children }: PanelProps) {
  return (
    <section className={classNames(styles.panel, large && styles.large)}>
      <h2 className={large ? 'h5' : 'h6'}>{title}</h2>
      {children}
    </section>
  );
}
