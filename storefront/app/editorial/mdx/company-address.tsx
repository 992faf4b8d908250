import { shop } from '#shop/shop.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { allMessages } from '../../i18n/messages/index.ts';

/** The legally required company address. */
export function CompanyAddress() {
  const words = allMessages[useI18n().language].documents;
  const { name, street, city, phone } = shop.company;
  return (
    <address>
      {name}
      <br />
      {street}
      <br />
      {city}
      <br />
      {words.country}
      <br />
      {words.phone} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      <br />
      {words.email} <a href={`mailto:${shop.email}`}>{shop.email}</a>
    </address>
  );
}
