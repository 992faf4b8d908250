import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  look?: 'plain' | 'sale' | 'new' | 'soft' | 'soldOut';
  children: ReactNode;
}

export function Badge({ look = 'plain', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[look]}`}>{children}</span>;
}
