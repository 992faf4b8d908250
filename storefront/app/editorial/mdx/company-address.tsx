import { shop } from '#shop/shop.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { allMessages } from '../../i18n/messages/index.ts';

/** The legally required company address. */
export function CompanyAddress() {
  const { language, format } = useI18n();
  const words = allMessages[language].documents;
  const { name, street, city, phone } = shop.company;
  return (
    <address>
      {name}
      <br />
      {street}
      <br />
      {city}
      <br />
      {format.country(shop.shipping.home)}
      <br />
      {words.phone} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      <br />
      {words.email} <a href={`mailto:${shop.email}`}>{shop.email}</a>
    </address>
  );
}
