import { benefitsFor } from '../../content/benefits.ts';
import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { isAdvertised } from './advertised.ts';
import { useDelivery } from './delivery-country.ts';
import { BenefitItems } from './footer-benefits.tsx';
import { useSite } from './site.ts';

/**
 * What depends on the delivery country in header and footer, by the id of its element. Cached pages have it for the
 * country of their language; browsers fetch it for another (`useDeliveryParts`).
 */
export const deliveryParts = {
  'top-country': <TopCountry />,
  'drawer-country': <DeliveryCountry />,
  'usp-benefits': <UspBenefits />,
  'footer-benefits': <BenefitItems />,
  'footer-country': <CountryName />,
  'footer-footnote': <Footnote />,
};

function TopCountry() {
  const { t } = useServerI18n();
  const { name } = useDelivery();
  return (
    <>
      <span className="visually-hidden">{t.delivery.to(name)} </span>
      {name}
    </>
  );
}

function DeliveryCountry() {
  const { t } = useServerI18n();
  const { name } = useDelivery();
  return (
    <>
      {t.delivery.to(name)} <strong>{name}</strong>
    </>
  );
}

function UspBenefits() {
  return useUspBenefits().map(({ icon, title, href }) => (
    <li key={title}>
      <Icon name={icon} size={18} />
      {href ? <a href={href}>{title}</a> : title}
    </li>
  ));
}

export function useUspBenefits() {
  const { uspBar } = useContent().header;
  const { terms } = useDelivery();
  const { market } = useServerI18n();
  const hasNewsletter = useSite()?.hasNewsletter ?? false;
  return benefitsFor(uspBar, terms, market.locale, market.currency).filter(({ href }) =>
    isAdvertised(href, { hasNewsletter }),
  );
}

function CountryName() {
  return useDelivery().name;
}

function Footnote() {
  const { t } = useServerI18n();
  return t.footer.footnote(useDelivery().name);
}
