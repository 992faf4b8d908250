import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { Price } from '../../merchandise/price.tsx';
import { PriceNote } from '../../merchandise/price-note.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './advice-hits.module.css';
import type { FoundCoffees } from './find-coffees.ts';

export const bestHits = 3;

interface AdviceHitsProps {
  found: Pick<FoundCoffees, 'total' | 'products'>;
  answered: boolean;
}

/** How many coffees match, and the best of them. Rendered on the server only. */
export function AdviceHits({ found: { total, products }, answered }: AdviceHitsProps) {
  const { t, href, format } = useServerI18n();
  const words = t.coffee.advisor;
  const best = products.slice(0, bestHits);
  return (
    <div className={styles.hits}>
      <p className={styles.figure}>
        <strong>{format.number(total)}</strong>{' '}
        <span className="sm muted">{answered ? words.fitting(total) : words.unanswered}</span>
      </p>
      <ul className={styles.list}>
        {best.map(({ id, handle, vendor, title, picture, offer }) => (
          <li key={id}>
            {picture && <Picture url={picture.url} alt="" width={72} height={72} sizes="72px" />}
            <p>
              <span className="xs muted">{vendor}</span>
              <a href={href.product(handle)}>{title}</a>
            </p>
            {offer && <Price variant={offer} from={offer.varies} className={styles.price} />}
          </li>
        ))}
      </ul>
      {best.length > 0 && <PriceNote products={best} />}
    </div>
  );
}
