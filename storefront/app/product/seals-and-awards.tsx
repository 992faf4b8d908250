import type { Award, Seal } from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './seals-and-awards.module.css';

export function SealsAndAwards({ seals, awards }: { seals: Seal[]; awards: Award[] }) {
  const { t } = useServerI18n();
  return (
    <ul className={styles.list}>
      {seals.map(({ id, title, description, picture, evidence }) => (
        <li key={id}>
          {picture && <Picture url={picture.url} alt="" width={64} height={64} sizes="64px" />}
          <div>
            <h3 className="h6">{title}</h3>
            {description && <p>{description}</p>}
            {evidence && (
              <p>
                {t.product.certified(evidence.scheme, evidence.verifier)}{' '}
                <a href={evidence.url} rel="noreferrer">
                  {new URL(evidence.url).host}
                </a>
              </p>
            )}
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
