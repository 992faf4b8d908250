import { type ComponentType, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { isModified } from '../ui/is-modified.ts';
import { retryOnce } from '../ui/retry-once.ts';
import styles from './add-button.module.css';
import { useAddToCart } from './add-to-cart.ts';
import type { ChoosableProduct, VariantChooserProps } from './variant-chooser.tsx';

interface ChooseLinkProps {
  product: ProductCard;
  address: string;
}

interface Loaded {
  Chooser: ComponentType<VariantChooserProps>;
  choosable: ChoosableProduct;
}

/** Opens the variant chooser; a link to the product page without scripts or where the chooser cannot be loaded. */
export function ChooseLink({ product, address }: ChooseLinkProps) {
  const { t, href } = useI18n();
  const navigate = useNavigate();
  const cart = useAddToCart();
  const [busy, setBusy] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!cart || isModified(event)) return;
    event.preventDefault();
    // Safari does not focus clicked links, and the dialog returns the focus
    event.currentTarget.focus();
    if (busy) return;
    setBusy(true);
    try {
      const [{ VariantChooser }, choosable] = await Promise.all([
        retryOnce(() => import('./variant-chooser.tsx')),
        readChoosable(href.variants(product.handle)),
      ]);
      setLoaded({ Chooser: VariantChooser, choosable });
    } catch {
      navigate(address);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <a
        href={address}
        className={`${styles.add} ${styles.choose}`}
        aria-label={t.product.chooseOf(product.title)}
        aria-busy={busy || undefined}
        data-hold=""
        onClick={open}
      >
        {t.product.choose}
      </a>
      {loaded && (
        <loaded.Chooser
          product={loaded.choosable}
          onClose={() => setLoaded(null)}
          onChoose={({ id }) => {
            setLoaded(null);
            cart?.addAndShow({ variantId: id, quantity: 1 });
          }}
        />
      )}
    </>
  );
}

async function readChoosable(address: string): Promise<ChoosableProduct> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('failed to fetch the variants');
  return response.json();
}
