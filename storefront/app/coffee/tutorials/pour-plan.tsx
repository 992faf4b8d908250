import { profilePath, profilePoints } from '../../editorial/profile.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { clockTime } from './clock-time.ts';
import type { Recipe } from './front-matter.ts';
import { planCorners, poursOf } from './plan-corners.ts';
import styles from './pour-plan.module.css';

const frame = { left: 64, right: 440, top: 30, bottom: 210 };

/** A chart of grams over time; left out with fewer than two pours. */
export function PourPlan({ recipe }: { recipe: Recipe }) {
  const { t, format } = useServerI18n();
  const words = t.coffee.tutorial;
  const pours = poursOf(recipe.steps);
  if (pours.length < 2) return null;
  const line = profilePoints(planCorners(pours, recipe.seconds), frame);
  const time = (seconds: number) => clockTime(seconds, words.hours);
  const grams = (water: number) => `${format.number(water)}\u00a0g`;
  const marks = pours.map(({ number }, index) => ({ number, place: line[index * 3 + 1] }));
  const times = [
    ...pours.map(({ from }, index) => ({ text: time(from), x: line[index * 3]?.x })),
    { text: time(recipe.seconds), x: frame.right },
  ];
  const label = pours.map(({ water, from }) => words.planPoint(grams(water), time(from)));
  return (
    <div className={styles.plan}>
      <p className={styles.label}>{words.plan}</p>
      <svg viewBox="0 0 470 250" role="img" aria-label={words.planLabel(label.join(', '))}>
        <path d={`M${frame.left} ${frame.bottom}H${frame.right}`} stroke="var(--dune)" />
        <path
          d={`${profilePath(line)}V${frame.bottom}H${frame.left}Z`}
          fill="var(--cyan-200)"
          fillOpacity="0.6"
        />
        <path
          d={profilePath(line)}
          fill="none"
          stroke="var(--teal-700)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        {pours.map(({ water }, index) => (
          <text
            key={water}
            x={frame.left - 8}
            y={(line[index * 3 + 1]?.y ?? 0) + 5}
            textAnchor="end"
          >
            {grams(water)}
          </text>
        ))}
        {marks.map(({ number, place }) => (
          <g key={number}>
            <circle cx={place?.x} cy={place?.y} r="13" fill="var(--teal-900)" />
            <text
              className={styles.number}
              x={place?.x}
              y={(place?.y ?? 0) + 5}
              textAnchor="middle"
            >
              {number}
            </text>
          </g>
        ))}
        {times.map(({ text, x }) => (
          <text key={text} x={x} y={frame.bottom + 26} textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
