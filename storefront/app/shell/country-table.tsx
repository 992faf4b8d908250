import { useState } from 'react';
import { shop } from '#shop/shop.ts';
import { type Country, isCountry } from '../commerce/markets/destinations.ts';
import { shippingTerms } from '../commerce/shipping/shipping.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { countryOf } from '../i18n/locales.ts';
import { QuietButton } from '../ui/quiet-button.tsx';
import styles from './country-table.module.css';
import { useDelivery } from './delivery-country.ts';

/** Choices of a form: every country with its terms; `short` begins with the most frequent ones. */
export function CountryTable({ short = false }: { short?: boolean }) {
  const { t, format, language, market } = useI18n();
  const { country: current } = useDelivery();
  const { home, frequent } = shop.shipping;
  const own = market.further.map(countryOf).filter((code) => code !== null && isCountry(code));
  const countries = [...new Set([...shop.shipping.countries, ...own])];
  const [isShort, setShort] = useState(short && frequent.includes(current));
  const rank = (code: Country) => (code === home ? 0 : 1);
  const rows = countries
    .filter((code) => !isShort || frequent.includes(code))
    .map((code) => {
      const terms = shippingTerms('standard', code, market.currency);
      return { code, name: format.country(code), terms };
    })
    .sort((a, b) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name, language));
  const { columns } = t.delivery;
  return (
    <>
      <p className="muted">{t.delivery.lead}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.country}</th>
            <th scope="col">{columns.days}</th>
            <th scope="col">{columns.cost}</th>
            <th scope="col">{columns.freeFrom}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, terms: { days, cost, freeFrom } }) => (
            <tr key={code}>
              <th scope="row">
                <label>
                  <input
                    type="radio"
                    name="country"
                    value={code}
                    defaultChecked={code === current}
                  />
                  {name}
                  <span aria-hidden="true">{code}</span>
                </label>
              </th>
              <td>{format.range(days.min, days.max)}</td>
              <td>{cost ? format.money(cost) : t.delivery.atCheckout}</td>
              <td>
                {freeFrom ? (
                  format.roundMoney(freeFrom)
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="visually-hidden">{t.delivery.never}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isShort && (
        <QuietButton type="button" onClick={() => setShort(false)}>
          {t.delivery.showAll(countries.length)}
        </QuietButton>
      )}
      <p className={`sm muted ${styles.note}`}>{t.delivery.note}</p>
    </>
  );
}
