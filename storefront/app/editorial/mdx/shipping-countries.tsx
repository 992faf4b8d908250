import { languageFacts } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import { isCountry } from '../../commerce/markets/destinations.ts';
import { shippingTerms } from '../../commerce/shipping/shipping.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { marketCountry } from '../../i18n/locales.ts';
import { allMessages } from '../../i18n/messages/index.ts';
import styles from './prose.module.css';

const { home, tags } = shop.shipping;
/** Else no product is sent so. */
const hasFreight = (tags?.freight ?? []).length > 0;

/** Shipping countries and costs; the home country first, the others sorted by name. */
export function ShippingCountries() {
  const { format, language, market } = useI18n();
  const own = marketCountry(market.locale);
  const countries = own && isCountry(own) ? [own] : shop.shipping.countries;
  const words = allMessages[language].documents.shippingTable;
  const names = new Intl.DisplayNames(languageFacts[language].locale, { type: 'region' });
  const { currency } = market;
  const rows = countries
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      freight: shippingTerms('freight', code, currency).cost,
      ...shippingTerms('standard', code, currency),
    }))
    .sort((a, b) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name, language));
  const { country, days: workingDays, parcel, free, freight: byFreight, never, atCheckout } = words;
  return (
    // rows of two lines on a narrow screen
    <table className={styles.stacked}>
      <caption>{words.caption(rows.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{country}</th>
          {[workingDays, parcel, free, ...(hasFreight ? [byFreight] : [])].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, cost, freeFrom, freight, days }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td data-after={workingDays}>{format.range(days.min, days.max)}</td>
            <td>{cost ? format.money(cost) : atCheckout}</td>
            <td data-before={freeFrom && free}>{freeFrom ? format.roundMoney(freeFrom) : never}</td>
            {hasFreight && (
              <td data-before={byFreight}>{freight ? format.money(freight) : atCheckout}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rank(code: string): number {
  return code === home ? 0 : 1;
}
