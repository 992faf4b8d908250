import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import collectionPoint from './collection-point.svg?no-inline';
import crossedBin from './crossed-bin.svg?no-inline';
import styles from './disposal.module.css';

/** How old devices and batteries are taken back (§§ 18, 18a ElektroG, § 24 BattDG). */
export function Disposal({ battery }: { battery: string | null }) {
  const { t } = useServerI18n();
  const texts = t.product.legal.disposal;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="disposal">
      <h2 className="h3" id="disposal">
        {texts.title}
      </h2>
      <p className={styles.lead}>
        {texts.lead} {battery ? texts.battery(battery) : texts.data}
      </p>
      <div className={styles.columns}>
        <div>
          <div className={styles.symbols}>
            <DisposalSymbol picture={collectionPoint} caption={texts.collection} />
            <DisposalSymbol picture={crossedBin} caption={texts.noBin} />
          </div>
          <p className={styles.standIn}>{texts.standIn}</p>
        </div>
        <ul className={styles.ways}>
          {texts.ways.map(([title, text]) => (
            <li key={title}>
              <h3 className="h6">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function DisposalSymbol({ picture, caption }: { picture: string; caption: string }) {
  return (
    <figure>
      <img src={picture} alt="" width={64} height={64} loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
