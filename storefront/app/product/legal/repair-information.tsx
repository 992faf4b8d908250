import type { LegalInformation } from '../../commerce/product/legal-information.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import styles from './legal-information.module.css';

type RepairFacts = Pick<LegalInformation, 'repair' | 'updatesUntil' | 'deviceData'>;

export const hasRepairInformation = ({ repair, updatesUntil, deviceData }: RepairFacts) =>
  Boolean(repair.spareParts || repair.instructions || updatesUntil || deviceData);

/** Spare parts, instructions and updates (Directive 2024/825), and the data of connected devices (Data Act). */
export function RepairInformation({ repair, updatesUntil, deviceData }: RepairFacts) {
  const { t, format } = useServerI18n();
  const texts = t.product.legal.lifetime;
  const facts: [string, string | null][] = [
    [texts.spareParts, repair.spareParts],
    [texts.instructions, repair.instructions],
    [texts.updates, updatesUntil && texts.updatesUntil(format.date(updatesUntil))],
  ];
  const data: [string, string][] = deviceData
    ? [
        [texts.dataKinds, deviceData.kinds],
        [texts.dataRealTime, deviceData.realTime],
        [texts.dataStorage, deviceData.storage],
        [texts.dataAccess, deviceData.access],
      ]
    : [];
  return (
    <section aria-labelledby="repair">
      <h3 className="h6" id="repair">
        {texts.title}
      </h3>
      <Rows rows={facts} />
      {data.length > 0 && (
        <>
          <h3 className={`h6 ${styles.second}`}>{texts.data}</h3>
          <Rows rows={data} />
        </>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: [string, string | null][] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([title, text]) =>
          text && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
