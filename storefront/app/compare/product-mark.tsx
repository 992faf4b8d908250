import styles from './product-mark.module.css';

/** Each column has a letter, a shape and a colour: never the colour alone. */
const letters = ['A', 'B', 'C'] as const;

/** Circle, square and diamond. */
const shapes = [
  'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0Z',
  'M-10-10H10V10H-10Z',
  'M0-13.5L13.5 0L0 13.5L-13.5 0Z',
];

/** The class that sets the column's colour as `--mark`. */
export function markClass(index: number): string {
  return styles[`mark${letters[index] ?? 'A'}`] ?? '';
}

/** Inside an SVG, around the origin. */
export function MarkShape({ index }: { index: number }) {
  return (
    <>
      <path className={styles.shape} d={shapes[index]} />
      <text className={styles.letter} y={4.6} textAnchor="middle">
        {letters[index]}
      </text>
    </>
  );
}

/** Decorative: the product's name stands beside it. */
export function ProductMark({ index, size = 22 }: { index: number; size?: number }) {
  return (
    <svg
      className={`${styles.mark} ${markClass(index)}`}
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      aria-hidden="true"
    >
      <MarkShape index={index} />
    </svg>
  );
}
