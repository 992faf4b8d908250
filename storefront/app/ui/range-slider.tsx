import styles from './range-slider.module.css';

type Pair<Value> = [min: Value, max: Value];

interface RangeSliderProps {
  lowest: number;
  highest: number;
  value: Pair<number>;
  /** Accessible names. */
  labels: Pair<string>;
  onChange(value: Pair<number>): void;
  /** A thumb was released, or moved by key. */
  onCommit(): void;
}

/** Two native sliders on one track; neither passes the other. */
export function RangeSlider(props: RangeSliderProps) {
  const { lowest, highest, value, labels, onChange, onCommit } = props;
  const least = Math.min(Math.max(value[0], lowest), highest);
  const most = Math.min(Math.max(value[1], least), highest);
  const percent = (amount: number) => ((amount - lowest) / (highest - lowest)) * 100;
  const thumb = {
    type: 'range',
    min: lowest,
    max: highest,
    onPointerUp: onCommit,
    onKeyUp: onCommit,
  } as const;
  return (
    <div className={styles.range}>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.line} width="100" height="2" />
        <rect
          className={styles.chosen}
          x={percent(least)}
          width={percent(most) - percent(least)}
          height="2"
        />
      </svg>
      <input
        {...thumb}
        aria-label={labels[0]}
        value={least}
        onChange={({ target }) => onChange([Math.min(Number(target.value), most), most])}
      />
      <input
        {...thumb}
        aria-label={labels[1]}
        value={most}
        onChange={({ target }) => onChange([least, Math.max(Number(target.value), least)])}
      />
    </div>
  );
}
