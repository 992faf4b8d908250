import { profilePath, profilePoints } from '../profile.ts';
import styles from './figure.module.css';

interface ProfileFigureProps {
  caption: string;
  /** Text alternative of the line. */
  label: string;
  /** From left to right; only points with a label are marked on the axis. */
  points: { x: number; y: number; label?: string }[];
  /** At the top of the upright axis. */
  top: string;
}

const frame = { left: 30, right: 680, top: 50, bottom: 250 };

/** A line chart with a filled area. */
export function ProfileFigure({ caption, label, points, top }: ProfileFigureProps) {
  const placed = profilePoints(points, frame);
  const line = profilePath(placed);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.profile}
        viewBox={`0 0 ${drawingWidth} 300`}
        role="img"
        aria-label={label}
      >
        <path d={`M${frame.left} ${frame.bottom}H${frame.right}`} stroke="var(--dune)" />
        <text x={frame.left} y={frame.top - 16}>
          {top}
        </text>
        <path
          d={`${line}V${frame.bottom}H${frame.left}Z`}
          fill="var(--cyan-200)"
          fillOpacity="0.6"
        />
        <path
          d={line}
          fill="none"
          stroke="var(--teal-700)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        {points.map(
          ({ label: mark }, index) =>
            mark && (
              <g key={mark}>
                <circle cx={placed[index]?.x} cy={placed[index]?.y} r="5" fill="var(--teal-900)" />
                <text
                  x={placed[index]?.x}
                  y={frame.bottom + 34}
                  textAnchor={anchorOf(placed[index]?.x ?? 0, mark)}
                >
                  {mark}
                </text>
              </g>
            ),
        )}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Half the width of a letter at the largest font size in CSS. */
const halfLetter = 6.5;
const drawingWidth = 720;

/** Labels that would leave the drawing are aligned to its edge. */
function anchorOf(x: number, words: string): 'start' | 'middle' | 'end' {
  const half = words.length * halfLetter;
  if (x - half < 0) return 'start';
  return x + half > drawingWidth ? 'end' : 'middle';
}
