import { useRef } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTemporaryFlag } from '../ui/use-temporary-flag.ts';
import styles from './copy-code.module.css';

export function CopyCode({ code }: { code: string }) {
  const { t } = useI18n();
  const text = useRef<HTMLElement>(null);
  const [copied, showCopied] = useTemporaryFlag(2000);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      showCopied();
    } catch {
      // no clipboard, or no permission: select the code for copying by hand
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  }

  return (
    <div className={styles.code}>
      <p>
        <span className="xs muted">{t.shell.promotionCode}</span>
        <strong ref={text}>{code}</strong>
      </p>
      <Button
        type="button"
        look={copied ? 'primary' : 'outline'}
        size="small"
        done={copied}
        onClick={copy}
      >
        {!copied && <Icon name="copy" />}
        {copied ? t.shell.codeCopied : t.shell.copyCode}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && t.shell.codeCopied}
      </span>
    </div>
  );
}
