import styles from './strength-scale.module.css';

const maxStrength = 5;

/** One path, as a listing has fifty scales: a block that is not filled has a hole. */
const blocks = (filled: number) =>
  Array.from(
    { length: maxStrength },
    (_, index) => `M${index * 12} 0h10v7h-10z${index < filled ? '' : 'm1 1v5h8v-5z'}`,
  ).join('');

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
        <path d={blocks(value)} />
      </svg>
      {word}
    </span>
  );
}
