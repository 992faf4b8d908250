import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import styles from './search-failed.module.css';

export function SearchFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useI18n();
  return (
    <div className={styles.failed}>
      <p role="alert">{t.search.failed}</p>
      <Button type="button" look="outline" onClick={onRetry}>
        {t.search.retry}
      </Button>
    </div>
  );
}
