import styles from './roast-scale.module.css';

const tints = ['light', 'medium', 'mediumDark', 'dark'] as const;

/** Four tints with a marker; decorative, the roast's name stands beside it. */
export function RoastScale({ degree }: { degree: number }) {
  // the profile's two lightest degrees are both light roasts
  const current = Math.max(0, Math.min(tints.length - 1, Math.round(degree) - 2));
  return (
    <svg className={styles.scale} width="94" height="21" viewBox="0 0 94 21" aria-hidden="true">
      {tints.map((tint, index) => (
        <rect
          key={tint}
          className={styles[tint]}
          x={index * 24}
          y="9"
          width="22"
          height="12"
          opacity={index === current ? 1 : 0.6}
        />
      ))}
      <path className={styles.marker} d={`M${current * 24 + 5} 0h12l-6 8z`} />
    </svg>
  );
}
