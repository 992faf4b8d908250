import styles from './strength-scale.module.css';

const maxStrength = 5;

const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => `M${index * 12 + 0.5} .5h9v6h-9z`).join('');

interface StrengthScaleProps {
  /** Filled blocks, 1 to 5. */
  value: number;
  /** The value in words, such as 'Strength 4 of 5'. */
  label: string;
  /** A word beside the blocks. */
  word?: string;
}

/** Filled blocks out of five. */
export function StrengthScale({ value, label, word }: StrengthScaleProps) {
  return (
    <span className={styles.scale}>
      <svg viewBox="0 0 58 7" width="58" height="7" role="img" aria-label={label}>
        <path className={styles.open} d={blocks(maxStrength)} />
        <path className={styles.filled} d={blocks(value)} />
      </svg>
      {word && <span>{word}</span>}
    </span>
  );
}
