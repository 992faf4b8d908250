import type { HazardLabel as Label, Pictogram } from '../../commerce/product/legal-information.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import ghs02 from './ghs02.svg?no-inline';
import ghs05 from './ghs05.svg?no-inline';
import ghs07 from './ghs07.svg?no-inline';
import styles from './hazard-label.module.css';
import { type PrecautionGroup, precautionGroup, precautionGroups } from './precaution-group.ts';

const pictures: Record<Pictogram, string> = { GHS02: ghs02, GHS05: ghs05, GHS07: ghs07 };

/** Pictograms, signal word, hazard and precautionary statements of a dangerous mixture. */
export function HazardLabel({ label }: { label: Label }) {
  const { t } = useI18n();
  const texts = t.product.legal.hazard;
  const { signal, pictograms, contains, hazards, precautions } = label;
  const inGroup = (group: PrecautionGroup) =>
    precautions.filter(({ code }) => precautionGroup(code) === group);
  return (
    <div className={styles.columns}>
      <div>
        <h2 className="h4">{texts.title}</h2>
        <div className={styles.signal}>
          {pictograms.map((code) => (
            <img
              key={code}
              src={pictures[code]}
              alt={texts.pictogram[code]}
              width={88}
              height={88}
              loading="lazy"
            />
          ))}
          <p>
            <strong className="h4">{texts[signal]}</strong>
            <span>{texts.contains(contains)}</span>
          </p>
        </div>
        <ul className={styles.hazards}>
          {hazards.map(({ code, text }) => (
            <li key={code}>
              <em>{code}</em>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={styles.rule}>{texts.rule}</p>
      </div>
      <ul className={styles.precautions}>
        {precautionGroups.map((group) => {
          const statements = inGroup(group);
          if (statements.length === 0) return null;
          return (
            <li key={group}>
              <h3 className="h6">{texts[group]}</h3>
              <ul>
                {statements.map(({ code, text }) => (
                  <li key={code}>
                    {text} <em>{code}</em>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
