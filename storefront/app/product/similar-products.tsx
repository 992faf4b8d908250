import { restock } from '#shop/messages/restock.ts';
import type { ProductDetail } from '../commerce/product/product.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { PriceNote } from '../merchandise/price-note.tsx';
import { ProductCard } from '../merchandise/product-card.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { ComparedSimilar } from './compare-similar.ts';
import styles from './similar-products.module.css';
import { similarProductsId } from './similar-products-id.ts';

interface SimilarProductsProps {
  product: Pick<ProductDetail, 'title'>;
  similar: ComparedSimilar[];
}

/** In place of a sold-out product: what comes closest to it and is in stock. */
export function SimilarProducts({ product, similar }: SimilarProductsProps) {
  const texts = useTexts(restock);
  const { href } = useI18n();
  const isCompared = similar.some(({ comparison }) => comparison !== null);
  return (
    <section id={similarProductsId} className={styles.band} aria-labelledby="similar-title">
      <div className="wrap">
        <SectionHead
          id="similar-title"
          title={texts.similarTitle}
          size="h4"
          text={isCompared && texts.similarLead(product.title)}
          action={
            isCompared &&
            similar.length > 1 && (
              <TextLink to={href.compare(similar.map(({ card }) => card.handle))}>
                {texts.compareSimilar}
              </TextLink>
            )
          }
        />
        <ul className={styles.cards}>
          {similar.map(({ card, comparison }) => (
            <li key={card.id}>
              <ProductCard product={card} headingLevel={3} />
              {comparison}
            </li>
          ))}
        </ul>
        <PriceNote products={similar.map(({ card }) => card)} />
      </div>
    </section>
  );
}
