import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import collectionPoint from './collection-point.svg?no-inline';
import crossedBin from './crossed-bin.svg?no-inline';
import styles from './disposal.module.css';

/** How old devices and batteries are taken back (§§ 18, 18a ElektroG, § 24 BattDG). */
export function Disposal({ battery }: { battery: string | null }) {
  const { t } = useServerI18n();
  const texts = t.product.legal.disposal;
  return (
    <section aria-labelledby="disposal" className={styles.disposal}>
      <h3 className="h6" id="disposal">
        {texts.title}
      </h3>
      <p>
        {texts.lead} {battery ? texts.battery(battery) : texts.data}
      </p>
      <div className={styles.symbols}>
        <DisposalSymbol picture={collectionPoint} caption={texts.collection} />
        <DisposalSymbol picture={crossedBin} caption={texts.noBin} />
      </div>
      <ul className={styles.ways}>
        {texts.ways.map(([title, text]) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DisposalSymbol({ picture, caption }: { picture: string; caption: string }) {
  return (
    <figure>
      <img src={picture} alt="" width={40} height={40} loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
