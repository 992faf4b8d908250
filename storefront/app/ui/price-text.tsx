import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './price-text.module.css';

interface PriceTextProps {
  now: ReactNode;
  /** Below the lowest price of the last 30 days. */
  reduced?: boolean;
  size?: 'medium' | 'large';
  /** Not available. */
  muted?: boolean;
  className?: string | undefined;
  /** A badge beside the price, then lines below: unit price, lowest price. */
  children?: ReactNode;
}

export function PriceText(props: PriceTextProps) {
  const { now, reduced = false, size = 'medium', muted = false, className, children } = props;
  return (
    <div
      className={classNames(
        styles.price,
        reduced && styles.reduced,
        muted && styles.muted,
        className,
      )}
    >
      <span className={classNames(styles.now, styles[size])}>{now}</span>
      {children}
    </div>
  );
}

export function UnitPriceText({ children }: { children: ReactNode }) {
  return <span className={styles.unit}>{children}</span>;
}

/** The reference price, as text. */
export function ComparedPriceText({ children }: { children: ReactNode }) {
  return <span className={styles.compared}>{children}</span>;
}
