import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import styles from './safety-warnings.module.css';

export function SafetyWarnings({ warnings }: { warnings: string[] }) {
  const { t } = useServerI18n();
  return (
    <div className={styles.columns}>
      <h2 className="h3">{t.product.legal.safety}</h2>
      <ol className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ol>
    </div>
  );
}
