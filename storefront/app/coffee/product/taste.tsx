import type { ProductDetail } from '../../commerce/product/product.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { type CoffeeFacts, preparations } from '../coffee-facts.ts';
import { FlavourCompass } from '../flavour/flavour-compass.tsx';
import { Cup } from './cup.tsx';
import styles from './taste.module.css';

interface TasteProps {
  product: Pick<ProductDetail, 'shortNote'>;
  coffee: CoffeeFacts;
}

/** Missing facts are left out. */
export function Taste({ product, coffee }: TasteProps) {
  const { t, format } = useServerI18n();
  const { flavourProfile, arabica, suitability, roast } = coffee;
  if (!flavourProfile && !suitability) return null;
  const beans = beansIn(arabica);
  return (
    <section className={styles.band} aria-labelledby="taste">
      <div className={`wrap ${styles.columns}`}>
        {flavourProfile && (
          <div className={styles.chart}>
            <FlavourCompass profile={flavourProfile} />
          </div>
        )}
        <div className={styles.text}>
          <h2 id="taste" className="h4">
            {t.coffee.howItTastes}
          </h2>
          {product.shortNote && (
            <p className="lead">{[product.shortNote, roast].filter(Boolean).join('. ')}</p>
          )}
          {beans.length > 0 && (
            <div>
              <svg className={styles.ratio} aria-hidden="true">
                <rect width={`${arabica}%`} height="100%" />
              </svg>
              <p className={styles.ratioWords}>
                {beans.map(([bean, percent]) => (
                  <span key={bean}>
                    <strong>{t.product.percent(format.number(percent))}</strong> {bean}
                  </span>
                ))}
              </p>
            </div>
          )}
          {suitability && (
            <div>
              <h3 className="h6">{t.coffee.suitableFor}</h3>
              <ul className={styles.cups}>
                {preparations.map((preparation) => (
                  <li
                    key={preparation}
                    className={suitability[preparation] === 1 ? styles.weak : undefined}
                  >
                    <Cup preparation={preparation} />
                    <strong>{t.coffee.preparations[preparation]}</strong>
                    <span>{t.coffee.suitability[suitability[preparation] - 1]}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** Only what is in it. */
function beansIn(arabica: number | null): [bean: string, percent: number][] {
  if (arabica === null) return [];
  const beans: [string, number][] = [
    ['Arabica', arabica],
    ['Robusta', 100 - arabica],
  ];
  return beans.filter(([, percent]) => percent > 0);
}
