import { bestSellers } from '../../content/home-sections.ts';
import { useContent } from '../../content/use-content.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './cart-screen.module.css';

interface CartSuggestionsProps {
  products: ProductCard[];
  isCartEmpty: boolean;
}

/** Rendered by the server alone. */
export function CartSuggestions({ products, isCartEmpty }: CartSuggestionsProps) {
  const { t, href } = useServerI18n();
  const content = useContent();
  const popular = isCartEmpty ? bestSellers(content) : null;
  const title = isCartEmpty ? t.cart.popularProducts : t.cart.addOns;
  return (
    <section className={`wrap ${styles.suggestions}`}>
      <SectionHead
        title={title}
        action={popular && <TextLink to={href.collection(popular)}>{t.cart.seeAll}</TextLink>}
      />
      <ProductGrid
        products={products}
        headingLevel={3}
        list={{ id: 'cart-suggestions', name: title }}
      />
    </section>
  );
}
