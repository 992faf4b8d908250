import type { ProductDetail } from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Tabs } from '../ui/tabs.tsx';
import { Tip } from '../ui/tip.tsx';
import styles from './product-tabs.module.css';
import { SealsAndAwards } from './seals-and-awards.tsx';
import { TechnicalDetails } from './technical-details.tsx';

/** Only tabs with content. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const { t } = useServerI18n();
  const { descriptionHtml, preparationText, seals, awards, technicalDetails, tip } = product;
  const items = [
    {
      id: 'description',
      title: t.product.description,
      content: (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the merchant's own text, from the platform
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
      ),
      shown: descriptionHtml !== '',
    },
    {
      id: 'preparations',
      title: t.product.preparationsTab,
      content: <p className={styles.prose}>{preparationText}</p>,
      shown: preparationText !== null,
    },
    {
      id: 'seals',
      title: t.product.sealsTab,
      content: <SealsAndAwards seals={seals} awards={awards} />,
      shown: seals.length + awards.length > 0,
    },
    {
      id: 'technical',
      title: t.product.technicalTab,
      content: <TechnicalDetails rows={technicalDetails} />,
      shown: technicalDetails.length > 0,
    },
  ].filter(({ shown }) => shown);
  if (items.length === 0) return null;
  return (
    <section className={`wrap ${styles.columns}`} aria-label={t.product.details}>
      <Tabs id="details" label={t.product.details} items={items} />
      {tip && <Tip title={t.product.tip}>{tip}</Tip>}
    </section>
  );
}
