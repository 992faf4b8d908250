import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './copy-code.module.css';

/** Rendered on the server only; `copyCodes` copies, and shows the button of the template for a moment. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useServerI18n();
  return (
    <div className={styles.code}>
      <p>
        <span className="xs muted">{t.shell.promotionCode}</span>
        <strong>{code}</strong>
      </p>
      <Button type="button" look="outline" size="small" data-copy="">
        <Icon name="copy" />
        {t.shell.copyCode}
      </Button>
      <template>
        <Button type="button" size="small" done>
          {t.shell.codeCopied}
        </Button>
      </template>
      <span role="status" className="visually-hidden" />
    </div>
  );
}
