import { Form, useSubmit } from 'react-router';
import { subscription } from '#shop/messages/coffee-subscription.ts';
import type { ProductCard } from '../../commerce/product/product.ts';
import { useI18n, useTexts } from '../../i18n/i18n.tsx';
import { ProductGrid } from '../../merchandise/product-grid.tsx';
import { Breadcrumb } from '../../shell/breadcrumb.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OfferForm } from './offer-form.tsx';
import {
  brewingMethods,
  type CoffeeNeed,
  cupChoices,
  methodDoses,
  neededGrams,
  type SubscriptionOffer,
} from './subscription-offers.ts';
import styles from './subscription-screen.module.css';

interface Coffee {
  handle: string;
  title: string;
  vendor: string;
}

interface SubscriptionScreenProps {
  need: CoffeeNeed;
  coffees: Coffee[];
  chosen: Coffee | null;
  offers: SubscriptionOffer[];
  /** Some of the coffees that are sold in a subscription. */
  products: ProductCard[];
}

/** How much coffee a household needs, and which subscription covers it; the answers are in the address. */
export function SubscriptionScreen(props: SubscriptionScreenProps) {
  const { need, coffees, chosen, offers, products } = props;
  const { t, href, format } = useI18n();
  const submit = useSubmit();
  const words = useTexts(subscription);
  const [best] = offers;
  return (
    <>
      <PageHead title={words.title} description={words.intro} />
      <div className={`wrap ${styles.head}`}>
        <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, { title: words.title }]} />
        <h1 className="h2">{words.title}</h1>
        <p className="lead">{words.intro}</p>
      </div>
      <div className={`inverse contour ${styles.band}`}>
        <div className={`wrap ${styles.columns}`}>
          <Form
            action={href.subscription()}
            className={styles.questions}
            preventScrollReset
            onChange={({ currentTarget }) =>
              submit(currentTarget, { preventScrollReset: true, replace: true })
            }
          >
            <h2 className="h3">{words.howMuch}</h2>
            <ChoiceChips
              name="cups"
              legend={words.cups}
              choices={cupChoices.map((cups) => ({ key: String(cups), title: String(cups) }))}
              chosen={String(need.cups)}
            />
            <ChoiceChips
              name="method"
              legend={words.method}
              choices={brewingMethods.map((method) => ({
                key: method,
                title: `${words.methods[method]}, ${methodDoses[method]} g`,
              }))}
              chosen={need.method}
            />
            <Select label={words.coffee} name="coffee" defaultValue={chosen?.handle}>
              {coffees.map(({ handle, title, vendor }) => (
                <option key={handle} value={handle}>
                  {title}, {vendor}
                </option>
              ))}
            </Select>
            <Button look="inverse">{words.calculate}</Button>
          </Form>
          <section
            className={`on-paper ${styles.result}`}
            aria-live="polite"
            aria-labelledby="subscription-result"
          >
            {best ? (
              <>
                <p className="muted">
                  {words.need(format.number(Math.round(neededGrams(need) / 100) / 10))}
                </p>
                <h2 id="subscription-result" className="h3">
                  {words.delivery(best.quantity, best.title ?? '', intervalOf(best))}
                </h2>
                <dl className={styles.figures}>
                  <div>
                    <dt>{words.perMonth}</dt>
                    <dd>{format.money(best.perMonth)}</dd>
                  </div>
                  <div>
                    <dt>{t.coffee.eachCup}</dt>
                    <dd>{format.money(best.perCup)}</dd>
                  </div>
                  <div>
                    <dt>{words.saved}</dt>
                    <dd>{format.money(best.savedPerMonth)}</dd>
                  </div>
                </dl>
                <h3 className="h6">{words.choices}</h3>
                <ul className={styles.offers}>
                  {offers.map((offer) => (
                    <li key={offer.variantId}>
                      <OfferForm offer={offer} interval={intervalOf(offer)} />
                    </li>
                  ))}
                </ul>
                <p className="sm muted">{words.conditions}</p>
              </>
            ) : (
              <h2 id="subscription-result" className="h4">
                {words.nothing}
              </h2>
            )}
          </section>
        </div>
      </div>
      {products.length > 0 && (
        <section className={`wrap ${styles.coffees}`}>
          <SectionHead
            title={words.coffees}
            action={<TextLink to={href.collection(words.collection)}>{t.home.seeAll}</TextLink>}
          />
          <ProductGrid
            products={products}
            headingLevel={3}
            row
            list={{ id: 'subscription', name: words.coffees }}
          />
        </section>
      )}
    </>
  );

  function intervalOf({ plan: { interval } }: SubscriptionOffer): string {
    const text = t.product.every(interval.unit, interval.count);
    return text.charAt(0).toLowerCase() + text.slice(1);
  }
}
