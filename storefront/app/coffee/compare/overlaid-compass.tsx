import { coffeeComparison } from '#shop/messages/coffee-compare.ts';
import { MarkShape, markClass } from '../../compare/product-mark.tsx';
import type { ShownColumns } from '../../compare/shown-columns.ts';
import { useI18n, useTexts } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type FlavourProfile, flavours } from '../coffee-facts.ts';
import { compassOutline, compassTip } from '../flavour/compass-points.ts';
import styles from './overlaid-compass.module.css';

interface OverlaidCompassProps {
  profiles: FlavourProfile[];
  /** The others are faint on a narrow screen. */
  shown: ShownColumns;
}

/** The distance between marks of the same value. */
const markWidth = 22;

/** The profiles as compass roses on top of each other. Shows the shape; the values are in FlavourList. */
export function OverlaidCompass({ profiles, shown }: OverlaidCompassProps) {
  const { t } = useI18n();
  const words = useTexts(coffeeComparison);
  const faint = (index: number) => !shown.includes(index) && styles.faint;
  return (
    <svg viewBox="-260 -236 520 470" className={styles.compass} role="img">
      <title>{words.charts}</title>
      {[1, 2, 3, 4, 5].map((ring) => (
        <circle key={ring} r={ring * 35.36} className={ring === 5 ? styles.rim : styles.ring} />
      ))}
      {profiles.map((profile, index) => (
        <path
          key={markClass(index)}
          d={compassOutline(flavours.map((flavour) => profile[flavour]))}
          className={classNames(
            markClass(index),
            styles.outline,
            index === 2 && styles.dashed,
            faint(index),
          )}
        />
      ))}
      {flavours.map((flavour, axis) =>
        profiles.map((profile, index) => {
          const value = profile[flavour];
          const equal = profiles.flatMap((other, at) => (other[flavour] === value ? [at] : []));
          const aside = (equal.indexOf(index) - (equal.length - 1) / 2) * markWidth;
          const turn = (axis / flavours.length) * 2 * Math.PI;
          const tip = compassTip(axis, flavours.length, value);
          const x = Math.round(tip.x + Math.cos(turn) * aside);
          const y = Math.round(tip.y + Math.sin(turn) * aside);
          return (
            <g
              key={`${flavour}${markClass(index)}`}
              transform={`translate(${x} ${y})scale(.72)`}
              className={classNames(
                markClass(index),
                styles.tip,
                !shown.includes(index) && styles.wideOnly,
              )}
            >
              <MarkShape index={index} />
            </g>
          );
        }),
      )}
      {flavours.map((flavour, axis) => {
        const { x, y } = compassTip(axis, flavours.length, 6.1);
        const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
        // labels at the sides begin beside the rim, and stay inside the picture
        return (
          <text
            key={flavour}
            x={x * 0.92}
            y={y + 5}
            textAnchor={Math.abs(y) > 150 ? 'middle' : anchor}
            className={styles.label}
          >
            {t.coffee.flavours[flavour]}
          </text>
        );
      })}
    </svg>
  );
}
