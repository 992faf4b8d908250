import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import styles from './safety-warnings.module.css';

export function SafetyWarnings({ warnings }: { warnings: string[] }) {
  const { t } = useServerI18n();
  return (
    <div>
      <h3 className="h6">{t.product.legal.safety}</h3>
      <ol className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ol>
    </div>
  );
}
