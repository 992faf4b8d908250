import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { type FlavourProfile, flavours } from '../coffee-facts.ts';
import { compassOutline, compassPoints } from './compass-points.ts';
import styles from './flavour-compass.module.css';

interface FlavourCompassProps {
  profile: FlavourProfile;
  /** Another profile as a line over it. */
  outline?: FlavourProfile;
  /** Without labels, for small spaces; they stay in the accessible name. */
  bare?: boolean;
}

const labelRadius = 190;

/** A compass rose with seven points: the longer the tip, the stronger the taste. */
export function FlavourCompass({ profile, outline, bare = false }: FlavourCompassProps) {
  const { t } = useServerI18n();
  const words = flavours.map((flavour) =>
    t.coffee.flavourOf(t.coffee.flavours[flavour], profile[flavour]),
  );
  return (
    <svg
      viewBox={bare ? '-195 -195 390 390' : '-260 -260 520 520'}
      className={styles.compass}
      role="img"
      aria-label={`${t.coffee.flavourProfile}: ${words.join(', ')}`}
    >
      {[1, 2, 3, 4, 5].map((ring) => (
        <circle key={ring} r={ring * 35.36} className={ring === 5 ? styles.rim : styles.ring} />
      ))}
      {bare && <circle r="192.8" className={styles.rim} />}
      {compassPoints(flavours.map((flavour) => profile[flavour])).map(({ left, right }, index) => (
        <g key={flavours[index]}>
          <path d={left} className={styles.dark} />
          <path d={right} className={styles.light} />
        </g>
      ))}
      {outline && (
        <path
          d={compassOutline(flavours.map((flavour) => outline[flavour]))}
          className={styles.outline}
        />
      )}
      <circle r="6" className={styles.pin} />
      {!bare && <Labels profile={profile} />}
    </svg>
  );
}

/** Two lines outside the rim: above it at the top, below it at the bottom, whatever the size of the type. */
function Labels({ profile }: { profile: FlavourProfile }) {
  const { t } = useServerI18n();
  return flavours.map((flavour, index) => {
    const angle = (index / flavours.length) * 2 * Math.PI;
    const x = Math.sin(angle) * labelRadius;
    const y = -Math.cos(angle) * labelRadius;
    const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
    const dy = `${(-0.35 - 1.1 * Math.cos(angle)).toFixed(2)}em`;
    return (
      <text key={flavour} x={x} y={y} dy={dy} textAnchor={anchor} className={styles.label}>
        {t.coffee.flavours[flavour]}
        <tspan x={x} dy="1.25em" className={styles.value}>
          {t.coffee.ofFive(profile[flavour])}
        </tspan>
      </text>
    );
  });
}
