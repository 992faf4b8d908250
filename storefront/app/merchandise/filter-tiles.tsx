import type { FilterValue } from '../commerce/collection/collection.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './filter-tiles.module.css';

interface FilterTilesProps {
  /** Of the filter. */
  name: string;
  label: string;
  /** From the least to the most. */
  values: FilterValue[];
  look: 'shade' | 'scale';
  isChosen(value: string): boolean;
}

/** Checkboxes drawn as a row of tiles, for values that have an order. */
export function FilterTiles({ name, label, values, look, isChosen }: FilterTilesProps) {
  const { t, format } = useI18n();
  const most = Math.max(...values.map(({ count }) => count));
  return (
    <>
      <fieldset aria-label={label} className={styles[look]}>
        {values.map(({ value, label: shown, count }, index) => (
          <label key={value}>
            <input
              type="checkbox"
              name={`filter.${name}`}
              value={value}
              defaultChecked={isChosen(value)}
              disabled={count === 0 && !isChosen(value)}
            />
            <span className={styles.tile}>
              {look === 'shade' ? (
                <Shade depth={Math.round((index / Math.max(values.length - 1, 1)) * 3)} />
              ) : (
                <Bar share={count / Math.max(most, 1)} />
              )}
              <strong>{shown ?? value}</strong>
              <small>{`(${format.number(count)})`}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {look === 'scale' && (
        <p className={styles.ends} aria-hidden="true">
          <span>{t.collection.leastStrength}</span>
          <span>{t.collection.mostStrength}</span>
        </p>
      )}
    </>
  );
}

/** From light to dark. */
function Shade({ depth }: { depth: number }) {
  return (
    <svg
      className={styles[`shade${depth}`]}
      viewBox="0 0 28 32"
      width="28"
      height="32"
      aria-hidden="true"
    >
      <g transform="rotate(30 14 16)">
        <ellipse cx="14" cy="16" rx="10" ry="14" />
        <path d="M15 2q-7 14 0 28" />
      </g>
    </svg>
  );
}

const barHeight = 48;
const minHeight = 4;

/** The number of products relative to the other values. */
function Bar({ share }: { share: number }) {
  const height = Math.max(share * barHeight, minHeight);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 22 ${barHeight}`}
      width="22"
      height={barHeight}
      aria-hidden="true"
    >
      <rect y={barHeight - height} width="22" height={height} />
    </svg>
  );
}
