import type { Award, Seal } from '../commerce/product.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './seals-and-awards.module.css';

export function SealsAndAwards({ seals, awards }: { seals: Seal[]; awards: Award[] }) {
  return (
    <ul className={styles.list}>
      {seals.map(({ id, title, description, picture }) => (
        <li key={id}>
          {picture && <Picture url={picture.url} alt="" width={64} height={64} sizes="64px" />}
          <div>
            <h3 className="h6">{title}</h3>
            {description && <p>{description}</p>}
          </div>
        </li>
      ))}
      {awards.map(({ title, year, description }) => (
        <li key={`${title}${year}`}>
          <div>
            <h3 className="h6">{[title, year].filter(Boolean).join(' ')}</h3>
            {description && <p>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
