import type { Preparation } from '../coffee-facts.ts';
import styles from './cup.module.css';

/** Layers from the bottom up, each with its share of the cup. */
const contents: Record<
  Preparation,
  { layers: ['coffee' | 'milk' | 'foam', number][]; tall: boolean }
> = {
  espresso: { layers: [['coffee', 0.35]], tall: false },
  caffe_crema: {
    layers: [
      ['coffee', 0.75],
      ['foam', 0.1],
    ],
    tall: false,
  },
  cappuccino: {
    layers: [
      ['coffee', 0.3],
      ['milk', 0.3],
      ['foam', 0.3],
    ],
    tall: false,
  },
  latte: {
    layers: [
      ['coffee', 0.2],
      ['milk', 0.6],
      ['foam', 0.12],
    ],
    tall: true,
  },
  filter: { layers: [['coffee', 0.85]], tall: true },
};

/** A cross-section of the cup; decorative. */
export function Cup({ preparation }: { preparation: Preparation }) {
  const { layers, tall } = contents[preparation];
  const height = tall ? 36 : 24;
  const bottom = 42;
  const left = tall ? 16 : 12;
  const width = 56 - 2 * left;
  let filled = 0;
  return (
    <svg width="56" height="48" viewBox="0 0 56 48" aria-hidden="true" className={styles.cup}>
      {layers.map(([layer, share]) => {
        filled += share * height;
        return (
          <rect
            key={layer}
            className={styles[layer]}
            x={left}
            y={bottom - filled}
            width={width}
            height={share * height}
          />
        );
      })}
      <path
        className={styles.line}
        d={`M${left} ${bottom - height}V${bottom}H${left + width}V${bottom - height}`}
      />
      <path className={styles.line} d={`M${left + width} ${bottom - height + 5}h6v10h-6`} />
    </svg>
  );
}
