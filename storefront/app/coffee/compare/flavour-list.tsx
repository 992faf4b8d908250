import { ProductMark } from '../../compare/product-mark.tsx';
import type { ShownColumns } from '../../compare/shown-columns.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { type FlavourProfile, flavours } from '../coffee-facts.ts';
import styles from './flavour-list.module.css';

interface FlavourListProps {
  coffees: { title: string; flavourProfile: FlavourProfile }[];
  shown: ShownColumns;
}

const scale = [1, 2, 3, 4, 5];

/** Each flavour from one to five with the coffees' marks. */
export function FlavourList({ coffees, shown }: FlavourListProps) {
  const { t } = useI18n();
  return (
    <ul className={styles.list}>
      <li className={styles.row} aria-hidden="true">
        <span />
        <span className={`${styles.values} ${styles.axis}`}>
          {scale.map((value) => (
            <span key={value}>{value}</span>
          ))}
        </span>
      </li>
      {flavours.map((flavour) => (
        <li key={flavour} className={styles.row}>
          <span>{t.coffee.flavours[flavour]}</span>
          <span className={styles.values} aria-hidden="true">
            {scale.map((value) => (
              <span key={value}>
                {coffees.map(
                  ({ title, flavourProfile }, index) =>
                    flavourProfile[flavour] === value && (
                      <span key={title} className={shown.includes(index) ? '' : styles.wideOnly}>
                        <ProductMark index={index} />
                      </span>
                    ),
                )}
              </span>
            ))}
          </span>
          <span className="visually-hidden">
            {coffees
              .map(({ title, flavourProfile }) => `${title} ${flavourProfile[flavour]}`)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
