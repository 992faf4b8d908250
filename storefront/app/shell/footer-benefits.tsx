import type { ReactNode } from 'react';
import { shop } from '#shop/shop.ts';
import { rangeIcon } from '#shop/theme/document.ts';
import { productsOver } from '../commerce/product/range-size.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { useDelivery } from './delivery-country.ts';
import styles from './footer-benefits.module.css';

export function FooterBenefits({ children }: { children: ReactNode }) {
  const { t } = useServerI18n();
  return (
    <div className={styles.ground}>
      <ul id="footer-benefits" className={`wrap ${styles.list}`} aria-label={t.shell.benefits}>
        {children}
      </ul>
    </div>
  );
}

/** By the terms of the delivery country. */
export function BenefitItems({
  claims = shop.claims,
}: {
  claims?: { co2CompensatedDeliveries: boolean };
}) {
  const { t, format } = useServerI18n();
  const { days, cost, freeFrom } = useDelivery().terms;
  const shipping = freeFrom
    ? t.footer.freeShipping(format.roundMoney(freeFrom))
    : cost && t.footer.shippingCost(format.money(cost));
  const benefits: { icon: IconName; lines: string[] }[] = [
    { icon: 'truck', lines: t.footer.deliveryTime(format.range(days.min, days.max)) },
    { icon: rangeIcon, lines: t.footer.productAmount(format.number(productsOver())) },
    { icon: 'arrow-u-up-left', lines: t.footer.withdrawal(format.number(shop.withdrawalDays)) },
    ...(shipping ? [{ icon: 'package', lines: shipping } as const] : []),
    ...(claims.co2CompensatedDeliveries
      ? [{ icon: 'leaf', lines: t.footer.co2Compensated } as const]
      : []),
  ];
  return benefits.map(({ icon, lines: [first, second] }) => (
    <li key={icon}>
      <Icon name={icon} size={32} />
      <span>
        {first}
        <br />
        {second}
      </span>
    </li>
  ));
}
