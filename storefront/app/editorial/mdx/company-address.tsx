import { shop } from '../../commerce/shop.ts';
import { useI18n } from '../../i18n/i18n.tsx';

/** Who runs the shop and where, as the law wants it named. */
export function CompanyAddress() {
  const { t } = useI18n();
  const { name, street, city, phone } = shop.company;
  return (
    <address>
      {name}
      <br />
      {street}
      <br />
      {city}
      <br />
      {t.editorial.country}
      <br />
      {t.editorial.phone} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      <br />
      {t.editorial.email} <a href={`mailto:${shop.email}`}>{shop.email}</a>
    </address>
  );
}
