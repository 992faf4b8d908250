import styles from './strength-scale.module.css';

const blocks = [1, 2, 3, 4, 5];

interface StrengthScaleProps {
  /** Filled blocks, 1 to 5. */
  value: number;
  /** The value in words, such as 'Strength 4 of 5'. */
  label: string;
  /** A word beside the blocks. */
  word?: string;
}

/** A chart's scale bar. */
export function StrengthScale({ value, label, word }: StrengthScaleProps) {
  return (
    <span className={styles.scale}>
      <svg viewBox="0 0 58 7" width="58" height="7" role="img" aria-label={label}>
        {blocks.map((block) => (
          <rect
            key={block}
            className={block <= value ? styles.filled : styles.open}
            x={(block - 1) * 12 + 0.5}
            y="0.5"
            width="9"
            height="6"
          />
        ))}
      </svg>
      {word && <span>{word}</span>}
    </span>
  );
}
