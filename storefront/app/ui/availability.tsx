import type { ReactNode } from 'react';
import styles from './availability.module.css';

interface AvailabilityProps {
  state: 'inStock' | 'reordered' | 'unavailable';
  children: ReactNode;
}

/** A dot, a ring or a square, so that the state does not depend on colour alone. */
export function Availability({ state, children }: AvailabilityProps) {
  return <span className={`${styles.availability} ${styles[state]}`}>{children}</span>;
}
