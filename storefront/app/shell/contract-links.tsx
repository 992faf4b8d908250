import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './contract-links.module.css';

/** Required on every page; the words of the links are fixed by law (§§ 356a, 312k BGB). */
export function ContractLinks() {
  const { t, href } = useServerI18n();
  return (
    <div className={styles.links}>
      <div>
        <LinkButton look="outline-inverse" to={href.withdrawal()}>
          {t.footer.withdraw}
        </LinkButton>
        <p>{t.footer.withdrawNote}</p>
      </div>
      <div>
        <LinkButton look="outline-inverse" to={href.cancellation()}>
          {t.footer.cancel}
        </LinkButton>
        <p>{t.footer.cancelNote}</p>
      </div>
    </div>
  );
}
