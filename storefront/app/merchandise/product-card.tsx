import type { ReactNode } from 'react';
import { cardModules } from '#shop/modules/card.ts';
import type { ProductCard as Product } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { AddButton } from './add-button.tsx';
import { cardAttributes } from './card-attributes.ts';
import { CardBadges } from './card-badges.tsx';
import { Price } from './price.tsx';
import styles from './product-card.module.css';
import { ProductRating } from './product-rating.tsx';
import { WhyItMatches } from './why-it-matches.tsx';

interface ProductCardProps {
  product: Product;
  /** In the first row of the page: its picture loads eagerly. */
  important?: boolean;
  /** Two below the page's title, three below a section's. */
  headingLevel: 2 | 3 | 4;
  /** At its end. */
  children?: ReactNode;
}

/** Rendered by the server alone; `CardActions` answers its buttons and reads the attributes. */
export function ProductCard(props: ProductCardProps) {
  const { product, important = false, headingLevel, children } = props;
  const Heading = `h${headingLevel}` as const;
  const { href } = useI18n();
  const { offer, rating, cardFacts, picture, seals, shortNote } = product;
  const soldOut = offer?.availability === 'unavailable';
  const address = href.product(product.handle, product.listedVariant ?? undefined);
  return (
    <article
      className={soldOut ? `${styles.card} ${styles.soldOut}` : styles.card}
      {...(offer && cardAttributes(product, offer))}
    >
      <div className={styles.media}>
        {picture ? (
          <Picture
            {...picture}
            width={318}
            height={337}
            sizes="(min-width: 62em) 318px, (min-width: 48em) 30vw, 46vw"
            important={important}
          />
        ) : (
          <span className={styles.noPicture}>
            <Icon name="package" size={64} />
          </span>
        )}
        <CardBadges product={product} className={styles.badges} />
      </div>
      <div className={styles.name}>
        <p className={styles.vendor} data-brand="">
          {product.vendor}
        </p>
        <Heading className={styles.title}>
          <a href={address}>{product.title}</a>
        </Heading>
        {shortNote && <p className={styles.note}>{shortNote}</p>}
        <WhyItMatches product={product} />
      </div>
      <div className={styles.meta}>
        {rating && <ProductRating rating={rating} />}
        {cardModules.map(({ name, CardLine }) => (
          <CardLine key={name} facts={cardFacts} />
        ))}
      </div>
      {offer && (
        <Price variant={offer} from={offer.varies} muted={soldOut} className={styles.buy} />
      )}
      {offer && !soldOut && <AddButton product={product} offer={offer} address={address} />}
      {seals.length > 0 && (
        <p className={styles.seals}>
          {seals
            .slice(0, 2)
            .map((seal) => seal.title)
            .join(' · ')}
        </p>
      )}
      {children}
    </article>
  );
}
