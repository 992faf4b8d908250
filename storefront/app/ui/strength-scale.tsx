import styles from './strength-scale.module.css';

interface StrengthScaleProps {
  /** Filled blocks, 1 to 5. */
  value: number;
  /** The value in words, such as 'Strength 4 of 5'. */
  label: string;
  /** A word beside the blocks. */
  word?: string;
}

/** Filled blocks out of five, drawn by CSS: a listing has fifty scales. */
export function StrengthScale({ value, label, word }: StrengthScaleProps) {
  return (
    <span
      className={styles.scale}
      role="img"
      aria-label={word ? `${label}, ${word}` : label}
      data-filled={value}
    >
      {word}
    </span>
  );
}
