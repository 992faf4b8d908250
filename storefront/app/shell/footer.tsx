import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './footer.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import logo from './logo-inverse.svg';

export function Footer() {
  const { t, format } = useI18n();
  return (
    <footer id="footer" tabIndex={-1} className={`inverse ${styles.footer}`}>
      <div className="wrap">
        <h2 className="visually-hidden">{t.shell.footerTitle}</h2>
        <div className={styles.top}>
          <img src={logo} alt={shop.name} width={222} height={40} />
          <LanguageSwitcher />
        </div>
        <p className={styles.note}>
          {t.shell.shippingFootnote(format.money(shop.shipping.freeFrom))}
        </p>
        <p className={styles.note}>{t.shell.copyright(new Date().getFullYear(), shop.name)}</p>
      </div>
    </footer>
  );
}
