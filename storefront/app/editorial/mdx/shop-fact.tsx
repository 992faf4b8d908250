import { type ShopFact as FactName, shopFacts } from '../../../content/documents/shop-facts.ts';
import { useI18n } from '../../i18n/i18n.tsx';

/** A configured fact of the shop: <ShopFact name="deliveryDays" /> */
export function ShopFact({ name }: { name: FactName }) {
  const { locale, currency } = useI18n().market;
  const fact = shopFacts(locale, currency)[name];
  if (fact === undefined) throw new Error(`there is no shop fact ${name}`);
  return name === 'email' ? <a href={`mailto:${fact}`}>{fact}</a> : fact;
}
