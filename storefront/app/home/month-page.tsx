import { homeModules } from '#shop/modules/home.server.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Price } from '../merchandise/price.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Tip } from '../ui/tip.tsx';
import styles from './month-page.module.css';
import type { MonthlyProduct } from './monthly-product.ts';
import { PriceTerms } from './price-terms.tsx';

interface MonthPageProps {
  product: MonthlyProduct;
  /** An ISO date in that month. */
  month: string;
  /** How the shop chooses. */
  choice: string | null;
}

/** A collection whose single product is the month's: its story in place of a listing. */
export function MonthPage({ product, month, choice }: MonthPageProps) {
  const { market } = useServerI18n();
  return (
    <>
      <Hero product={product} month={month} />
      <Story product={product} choice={choice} />
      {homeModules.map(
        ({ name, month: Taste }) =>
          Taste && <Taste key={name} product={product} locale={market.locale} />,
      )}
    </>
  );
}

function Hero({ product, month }: Pick<MonthPageProps, 'product' | 'month'>) {
  const { t, href, format } = useServerI18n();
  const { handle, title, vendor, productType, picture, offer, options, shortNote } = product;
  const address = href.product(handle);
  const [option] = options;
  return (
    <section className={styles.hero} aria-labelledby="product-of-the-month">
      <div className={`wrap ${styles.heroColumns}`}>
        <div className={styles.media}>
          {picture && (
            <Picture
              {...picture}
              width={760}
              height={760}
              sizes="(min-width: 62em) 55vw, 64vw"
              important
            />
          )}
        </div>
        <div className={styles.copy}>
          <h1 id="product-of-the-month" className="h2">
            {t.home.month.title(title)}
          </h1>
          <p className="sounding">
            {t.home.month.chosen(format.dateAs(month, { month: 'long', year: 'numeric' }))}
          </p>
          {shortNote && <p className="lead">{t.home.month.note(productType, vendor, shortNote)}</p>}
          {offer && (
            <div className={styles.price}>
              <Price variant={offer} from={offer.varies} size="large" />
              <PriceTerms />
            </div>
          )}
          <p className={styles.buttons}>
            {offer?.hasChoice && option && (
              <LinkButton size="large" to={address} data-choose={handle} data-hold="">
                {t.product.chooseOptions([option.name])}
              </LinkButton>
            )}
            <LinkButton size="large" look={offer?.hasChoice ? 'outline' : 'primary'} to={address}>
              {t.home.toProduct}
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  );
}

function Story({ product, choice }: Pick<MonthPageProps, 'product' | 'choice'>) {
  const { t } = useServerI18n();
  const { introHtml, tip } = product;
  return (
    <section className={`wrap ${styles.story}`} aria-labelledby="month-story">
      <div className={styles.text}>
        <h2 id="month-story" className="h4">
          {t.home.month.why}
        </h2>
        {choice && <p className={styles.choice}>{choice}</p>}
        {introHtml && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the merchant's own text, from the platform
          <p dangerouslySetInnerHTML={{ __html: introHtml }} />
        )}
      </div>
      {tip && <Tip title={t.product.tip}>{tip}</Tip>}
    </section>
  );
}
