import { shop } from '#shop/shop.ts';
import logo from '#shop/theme/logo-inverse.svg';
import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { useAdvertised } from './advertised.ts';
import { ContractLinks } from './contract-links.tsx';
import { CountryLink } from './country-link.tsx';
import { useDelivery } from './delivery-country.ts';
import { deliveryParts } from './delivery-parts.tsx';
import styles from './footer.module.css';
import { FooterBenefits } from './footer-benefits.tsx';
import { FooterMenu } from './footer-menu.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { PaymentBadges } from './payment-badges.tsx';
import { usePaymentMarks } from './payment-methods.ts';
import { ReviewScore } from './review-score.tsx';
import { SocialLinks } from './social-links.tsx';
import { deliveryPartsMark } from './use-delivery-parts.ts';

/** Rendered on the server only; its links in other languages follow the page (`useFrameScripts`). */
export function Footer() {
  const { t, href } = useServerI18n();
  const advertised = useAdvertised();
  const hasMarks = usePaymentMarks().length > 0;
  const { country } = useDelivery();
  const { questions, about, legal, shippingCosts, privacy } = useContent().footer;
  return (
    <footer
      id="footer"
      tabIndex={-1}
      className={styles.footer}
      {...{ [deliveryPartsMark]: country }}
    >
      <h2 className="visually-hidden">{t.footer.title}</h2>
      <FooterBenefits>{deliveryParts['footer-benefits']}</FooterBenefits>
      <div className="inverse">
        <div className="wrap">
          <div className={styles.main}>
            <div className={styles.shop}>
              <a href={href.home()} className={styles.logo}>
                <img src={logo} alt={t.shell.logo} width={200} height={36} loading="lazy" />
              </a>
              <ReviewScore />
              {t.footer.partner && (
                <p className={`sm muted ${styles.partner}`}>{t.footer.partner}</p>
              )}
              <SocialLinks />
            </div>
            <FooterMenu title={t.footer.questions} items={questions} />
            <FooterMenu title={t.footer.about} items={advertised(about)} />
            <div className={styles.choices}>
              {hasMarks && (
                <div>
                  <h3 className="h6">{t.footer.securePayment}</h3>
                  <PaymentBadges isOnDark />
                </div>
              )}
              <div className={styles.selects}>
                <div>
                  <h3 className="h6">{t.footer.language}</h3>
                  <LanguageSwitcher />
                </div>
                <div>
                  <h3 className="h6">{t.delivery.country}</h3>
                  <CountryLink className={styles.country}>
                    <span id="footer-country">{deliveryParts['footer-country']}</span>
                    <Icon name="caret-down-bold" size={14} />
                  </CountryLink>
                </div>
              </div>
            </div>
          </div>
          <ContractLinks />
          <div className={styles.legal}>
            <p>{t.footer.copyright(new Date().getFullYear(), shop.name)}</p>
            <ul aria-label={t.footer.legal}>
              {legal.map(({ id, title, url }) => (
                <li key={id}>
                  <a href={url}>{title}</a>
                </li>
              ))}
              <li>
                {/* opens the consent dialog where consent is needed */}
                <a href={privacy} data-cookie-preferences>
                  {t.footer.cookiePreferences}
                </a>
              </li>
            </ul>
          </div>
          <p className={styles.note}>
            <span id="footer-footnote">{deliveryParts['footer-footnote']}</span>{' '}
            <a href={shippingCosts}>{t.footer.shippingCosts}</a>.
          </p>
        </div>
      </div>
    </footer>
  );
}
