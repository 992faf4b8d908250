import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './price-text.module.css';

interface PriceTextProps {
  now: ReactNode;
  /** The price before a reduction, with the words that say so to those who do not see it struck out. */
  was?: { price: ReactNode; label: string };
  size?: 'medium' | 'large';
  /** It cannot be bought now. */
  muted?: boolean;
  /** Lines below: unit price, lowest price, subscription. */
  children?: ReactNode;
}

export function PriceText({ now, was, size = 'medium', muted = false, children }: PriceTextProps) {
  return (
    <div className={classNames(styles.price, was && styles.reduced, muted && styles.muted)}>
      <span className={classNames(styles.now, styles[size])}>{now}</span>
      {was && (
        <s className={styles.was}>
          <span className="visually-hidden">{was.label} </span>
          {was.price}
        </s>
      )}
      {children}
    </div>
  );
}

export function UnitPriceText({ children }: { children: ReactNode }) {
  return <span className={styles.unit}>{children}</span>;
}

/** The lowest price of the last 30 days, which a reduced price must name. */
export function LowestPriceText({ children }: { children: ReactNode }) {
  return <span className={styles.lowest}>{children}</span>;
}
