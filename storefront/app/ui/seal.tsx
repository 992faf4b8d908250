import type { ReactNode } from 'react';
import styles from './seal.module.css';

interface SealProps {
  /** A certificate, or the result of a test. */
  look?: 'certificate' | 'test';
  children: ReactNode;
}

/** Two short words at most, in a circle of 46 pixels. */
export function Seal({ look = 'certificate', children }: SealProps) {
  return <span className={`${styles.seal} ${styles[look]}`}>{children}</span>;
}
