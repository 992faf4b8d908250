import { Link } from 'react-router';
import { compare } from '#shop/messages/compare.ts';
import { withCompared } from '../commerce/product/compared-handles.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './candidates.module.css';

export const candidatesId = 'add';

interface CandidatesProps {
  /** The handles that are compared already. */
  compared: string[];
  products: ProductCard[];
  title: string;
}

/** Products of the same kind, each a link that adds it. */
export function Candidates({ compared, products, title }: CandidatesProps) {
  const { href } = useI18n();
  const words = useTexts(compare);
  return (
    <section id={candidatesId} className={`wrap ${styles.section}`} aria-labelledby="candidates">
      <h2 id="candidates" className="h4">
        {title}
      </h2>
      <ul className={styles.list}>
        {products.map(({ id, handle, vendor, title: name, picture }) => (
          <li key={id}>
            <Link to={href.compare(withCompared(compared, handle))} className={styles.product}>
              {picture && <Picture url={picture.url} alt="" width={72} height={72} sizes="72px" />}
              <span>
                <span className="sm muted">{vendor}</span>
                <strong>{name}</strong>
                <span className="visually-hidden">{words.addToComparison}</span>
              </span>
              <Icon name="plus-bold" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
