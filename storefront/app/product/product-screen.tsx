import { chooseVariant, type ProductDetail } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product-screen.module.css';

interface ProductScreenProps {
  product: ProductDetail;
  /** The variant the URL asks for. */
  wantedVariant: string | null;
}

export function ProductScreen({ product, wantedVariant }: ProductScreenProps) {
  const { t, href } = useI18n();
  const variant = chooseVariant(product.variants, wantedVariant);
  return (
    <div className="wrap">
      <PageHead {...product.seo} />
      <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, { title: product.title }]} />
      <div className={styles.columns}>
        <Gallery pictures={product.pictures} />
        {variant && <BuyBox product={product} variant={variant} />}
      </div>
      <section className={styles.description}>
        <h2 className="h3">{t.product.description}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the merchant's own text, from the platform */}
        <div dangerouslySetInnerHTML={{ __html: product.descriptionHtml }} />
      </section>
    </div>
  );
}
