import { declarations } from '#shop/messages/declarations.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './receipt-screen.module.css';
import type { ReceiptText } from './receipt-text.ts';

interface ReceiptScreenProps {
  receipt: ReceiptText;
  words: { title: string; lead: (email: string) => string };
}

/** After submission: what was received and when, to save or to print. */
export function ReceiptScreen({ receipt, words }: ReceiptScreenProps) {
  const shared = useTexts(declarations);
  const { title, number, email, rows } = receipt;
  // a link to the text itself, so that it can be saved without scripts and without storing it on the server
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(receipt.plain)}`;
  return (
    <>
      <div role="status">
        <div className={styles.mark}>
          <Icon name="check-bold" size={28} />
        </div>
        <h1 className="h2">{words.title}</h1>
        <p className={`lead ${styles.lead}`}>{words.lead(email)}</p>
      </div>
      <section className={styles.receipt} aria-label={title}>
        <div className={styles.head}>
          <h2 className="h5">{title}</h2>
          <span className="muted">{number}</span>
        </div>
        <dl>
          {rows.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.actions}>
        <LinkButton look="outline" to={file} download={`${title}.txt`}>
          {shared.receipt.save}
        </LinkButton>
        {useHydrated() && (
          <Button look="outline" type="button" onClick={() => window.print()}>
            {shared.receipt.print}
          </Button>
        )}
      </div>
    </>
  );
}
