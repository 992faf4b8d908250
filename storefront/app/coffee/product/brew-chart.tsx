import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import styles from './brew-chart.module.css';
import { brewTime } from './brew-time.ts';

/** Grams over time. */
export interface Brewing {
  /** Espresso, which is weighed in the cup; else water that is poured. */
  isShot: boolean;
  /** Corners: seconds and grams. */
  line: readonly (readonly [number, number])[];
  /** What the axes name. */
  times: readonly number[];
  levels: readonly number[];
}

/** Drawn in per cent, so that its texts are as large on a phone. */
export function BrewChart({ brewing: { isShot, line, times, levels } }: { brewing: Brewing }) {
  const { t, format } = useServerI18n();
  const words = t.coffee.recipe;
  const { plan, planPoint } = t.coffee.tutorial;
  const title = isShot ? words.shot : plan;
  const end = times.at(-1) ?? 0;
  const top = levels.at(-1) ?? 0;
  const grams = (level: number) => `${format.number(level)}\u00a0g`;
  const time = (seconds: number) => brewTime(seconds, end);
  const across = (seconds: number) => `${(seconds / end) * 100}%`;
  const up = (level: number) => `${(1 - level / top) * 100}%`;
  const path = line.map(([x, y]) => `${x} ${top - y}`).join('L');
  const anchorOf = (index: number) =>
    index === 0 ? 'start' : index === times.length - 1 ? 'end' : 'middle';
  const points = isShot
    ? [`${words.firstDrops} ${time(times[1] ?? 0)}`, planPoint(grams(top), time(end))]
    : levels.map((level, index) => planPoint(grams(level), time(times[index] ?? 0)));
  return (
    <figure className={isShot ? `${styles.chart} ${styles.shot}` : styles.chart}>
      <figcaption>{title}</figcaption>
      <svg role="img" aria-label={`${title}: ${points.join(', ')}`}>
        {levels.map((level) => (
          <g key={level}>
            <line x2="100%" y1={up(level)} y2={up(level)} className={styles.grid} />
            <text x="-8" y={up(level)} dy="5" textAnchor="end">
              {grams(level)}
            </text>
          </g>
        ))}
        <svg viewBox={`0 0 ${end} ${top}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${path}V${top}H0Z`} className={styles.area} />
          <path d={`M${path}`} className={styles.line} />
        </svg>
        {times.map((seconds, index) => (
          <text key={seconds} x={across(seconds)} y="100%" dy="22" textAnchor={anchorOf(index)}>
            {time(seconds)}
          </text>
        ))}
        <circle cx="100%" r="6" />
        {isShot && (
          <>
            {/* below the axis, where the line does not pass */}
            <text
              x={across(times[1] ?? 0)}
              y="100%"
              dy="42"
              textAnchor="middle"
              className={styles.word}
            >
              {words.firstDrops}
            </text>
            <text x="100%" y="100%" dy="42" textAnchor="end" className={styles.word}>
              {words.stop}
            </text>
          </>
        )}
      </svg>
    </figure>
  );
}
