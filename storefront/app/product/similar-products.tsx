import { restock } from '#shop/messages/restock.ts';
import { FlavourCompass } from '../coffee/flavour/flavour-compass.tsx';
import type { FlavourProfile, ProductDetail } from '../commerce/product.ts';
import { flavourDifferences, type SimilarProduct } from '../commerce/similar-products.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { PriceNote } from '../merchandise/price-note.tsx';
import { ProductCard } from '../merchandise/product-card.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './similar-products.module.css';
import { similarProductsId } from './similar-products-id.ts';

interface SimilarProductsProps {
  product: Pick<ProductDetail, 'title' | 'flavourProfile'>;
  similar: SimilarProduct[];
}

const namedDifferences = 2;

/** In place of a sold-out product: what comes closest to it and is in stock. */
export function SimilarProducts({ product, similar }: SimilarProductsProps) {
  const texts = useTexts(restock);
  const { href } = useI18n();
  const { flavourProfile } = product;
  return (
    <section id={similarProductsId} className={styles.band} aria-labelledby="similar-title">
      <div className="wrap">
        <SectionHead
          id="similar-title"
          title={texts.similarTitle}
          text={flavourProfile && texts.similarLead(product.title)}
          action={
            flavourProfile &&
            similar.length > 1 && (
              <TextLink to={href.compare(similar.map(({ card }) => card.handle))}>
                {texts.compareSimilar}
              </TextLink>
            )
          }
        />
        <ul className={styles.cards}>
          {similar.map(({ card, profile }) => (
            <li key={card.id}>
              <ProductCard product={card} headingLevel={3} />
              {flavourProfile && profile && <Comparison from={flavourProfile} to={profile} />}
            </li>
          ))}
        </ul>
        <PriceNote products={similar.map(({ card }) => card)} />
      </div>
    </section>
  );
}

function Comparison({ from, to }: { from: FlavourProfile; to: FlavourProfile }) {
  const { t } = useI18n();
  const texts = useTexts(restock);
  const differences = flavourDifferences(from, to);
  const words = differences
    .slice(0, namedDifferences)
    .map(({ flavour, difference }) =>
      (difference > 0 ? texts.more : texts.less)(t.product.flavours[flavour]),
    );
  return (
    <div className={styles.comparison}>
      <FlavourCompass profile={to} outline={from} bare />
      <p>
        <strong>{texts.sameOfSeven(7 - differences.length)}</strong>
        <span>{words.length > 0 ? capitalised(words.join(', ')) : texts.allSame}</span>
      </p>
    </div>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
